import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '@site/shared/node/message-of';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../settings/database-location';
import { ensureOpen } from './open-database';
import type { Database } from './tables';

const firstPauseMs = 250;
const longestPauseMs = 5000;

interface Options {
  location: DatabaseLocation;
  log: FastifyBaseLogger;
  signal: AbortSignal;
  /** Called once the database is open. If it fails, both are tried again. */
  prepare?: ((database: Database) => Promise<void>) | undefined;
}

/**
 * Tries to open the database until it succeeds, and logs why it fails.
 * @returns false when the signal came first
 */
export async function waitForDatabase(
  database: Database,
  { location, log, signal, prepare }: Options,
): Promise<boolean> {
  const logged = new Set<string>();
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      await ensureOpen(database, location);
      await prepare?.(database);
      if (logged.size > 0) log.warn('the database is available: enquiries are stored');
      return true;
    } catch (error) {
      const message = messageOf(error);
      // Each once: two may alternate for hours.
      if (!logged.has(message)) log.error(message);
      logged.add(message);
    }
    await delay(pauseMs, undefined, { signal }).catch(() => {});
  }
  return false;
}
