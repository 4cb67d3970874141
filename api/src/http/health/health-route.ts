import type { FastifyInstance } from 'fastify';
import { liveSnapshot } from '../../site/snapshot';
import { onStorage } from '../../storage/storage-unavailable';
import type { EnquiryStore } from '../../submissions/enquiry/enquiry-store';
import { refuseOtherMethods } from '../problems/method-not-allowed';

interface HealthChecks {
  enquiries: EnquiryStore;
  checkWritable: () => Promise<void>;
  siteDirectory: string;
}

/** Tells whoever keeps the server running whether it is alive, and whether it can do its work. */
export function addHealthRoutes(
  app: FastifyInstance,
  { enquiries, checkWritable, siteDirectory }: HealthChecks,
) {
  // The process alone: restarting it mends neither a database that is away nor too much load.
  addCheck('/livez', async () => undefined);
  addCheck('/readyz', async () => {
    await onStorage('The database of the enquiries takes no writes.', checkWritable);
    return undefined;
  });
  addCheck('/healthz', async () => {
    await onStorage('The database of the enquiries does not answer.', () => enquiries.check());
    return { snapshot: await liveSnapshot(siteDirectory) };
  });

  function addCheck(url: string, check: () => Promise<object | undefined>) {
    app.get(url, async (_request, reply) => {
      const more = await check();
      return reply.header('cache-control', 'no-store').send({ status: 'ok', ...more });
    });
    refuseOtherMethods(app, url, ['GET', 'HEAD']);
  }
}
