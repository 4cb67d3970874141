import type { FastifyInstance } from 'fastify';
import { askDatabase } from '../../operator/ask-database';
import { readUndelivered } from '../../operator/queries';
import type { RouteParts } from '../build-inbox';
import { waitingPage } from '../pages/waiting-page';
import { show } from '../show';

/** What waits to be sent or scanned, what was given up, and infected resumes. */
export function addWaitingRoutes(app: FastifyInstance, { database, isMailed, token }: RouteParts): void {
  app.get('/waiting', async (_request, reply) => {
    const page = await askDatabase(database, 'read', async (within) =>
      waitingPage({
        mails: await readUndelivered(within, 'notifications'),
        webhooks: await readUndelivered(within, 'webhooks'),
        scans: await readUndelivered(within, 'scans'),
        isMailed,
        token,
      }),
    );
    return show(reply, page);
  });
}
