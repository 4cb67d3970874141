import type { FastifyInstance } from 'fastify';
import type { EnquiryStore } from '../../enquiries/enquiry/enquiry-store';
import { refuseOtherMethods } from '../../http/problems/method-not-allowed';
import { onStorage } from '../../http/problems/storage-unavailable';
import { liveSnapshot } from '../../site/snapshot';

interface HealthChecks {
  enquiries: EnquiryStore;
  checkWritable: () => Promise<void>;
  siteDirectory: string;
}

/** Liveness, readiness and health, for supervisors and load balancers. */
export function addHealthRoutes(
  app: FastifyInstance,
  { enquiries, checkWritable, siteDirectory }: HealthChecks,
) {
  // Checks the process only: a restart repairs neither a missing database nor overload.
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
