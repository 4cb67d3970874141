import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../storage/tables';
import { removeSubmissions } from './remove-submissions';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Deletes what is older than the company wants to keep it, now and every hour. Whether it was mailed doesn't matter:
 * the time is promised to the visitor.
 * @returns a function that ends it
 */
export function startRetention(
  database: Database,
  days: number,
  log: FastifyBaseLogger,
): () => Promise<void> {
  async function remove() {
    try {
      const removed = await removeSubmissions(database, {
        receivedBefore: new Date(Date.now() - days * day),
      });
      if (removed > 0) log.info({ removed, days }, 'deleted what was kept long enough');
    } catch (error) {
      log.error({ err: error }, 'what was kept long enough could not be deleted: trying again in an hour');
    }
  }
  let working = remove();
  const timer = setInterval(() => {
    working = working.then(remove);
  }, hour);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
