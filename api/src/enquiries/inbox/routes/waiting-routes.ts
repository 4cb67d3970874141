import type { FastifyInstance } from 'fastify';
import { countNotifications } from '../../mail/count-notifications';
import { askDatabase } from '../../operator/ask-database';
import { readUndelivered } from '../../operator/queries';
import type { Database, OutboxTable } from '../../storage/tables';
import type { RouteParts } from '../build-inbox';
import { mostRows, type Undelivered, waitingPage } from '../pages/waiting-page';
import { show } from '../show';

/** What waits to be sent or scanned, what was given up, and infected resumes. */
export function addWaitingRoutes(app: FastifyInstance, { database, isMailed, token }: RouteParts): void {
  app.get('/waiting', async (_request, reply) => {
    const page = await askDatabase(database, 'read', async (within) =>
      waitingPage({
        mails: await readOutbox(within, 'notifications'),
        webhooks: await readOutbox(within, 'webhooks'),
        scans: await readOutbox(within, 'scans'),
        isMailed,
        token,
      }),
    );
    return show(reply, page);
  });
}

/** Without a mail server each mail waits, so that only the rows that are shown are read. */
async function readOutbox(database: Database, table: OutboxTable): Promise<Undelivered> {
  return {
    counts: await countNotifications(database, table),
    rows: await readUndelivered(database, table, mostRows),
  };
}
