import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../settings/database-location';
import { operatorCommand } from '../../settings/npm-environment';
import type { ScanSettings } from '../../settings/read-settings';
import { toBuffer } from '../application/application-store';
import { startOutbox } from '../mail/start-outbox';
import type { Database } from '../storage/tables';
import { createClamdScanner } from './clamd-scanner';
import { endHold } from './queue-scan';

interface Parts {
  database: Database;
  location: DatabaseLocation;
  log: FastifyBaseLogger;
  /** Called when mails and webhooks about a clean application can be sent. */
  onClean: () => void;
}

/** Starts to scan the resumes in the database, now and after each application. A scan is never given up. */
export function startScanning(scan: ScanSettings, { database, location, log, onClean }: Parts) {
  return startOutbox({
    database,
    location,
    log,
    table: 'scans',
    sender: createClamdScanner(scan.clamd),
    compose: ({ aboutId }) => readResume(database, aboutId),
    retrySeconds: scan.retrySeconds,
    giveUpAfter: Number.POSITIVE_INFINITY,
    onRecorded: async (within, id, state) => {
      if (state === 'clean' || state === 'infected') await endHold(within, id, state);
    },
    onOutcome: (outcome) => {
      if (outcome === 'clean') onClean();
      if (outcome === 'infected')
        log.error(`a resume is infected: run ${operatorCommand('enquiries')} list --applications`);
    },
  });
}

/** Unlike `findResume`, also of an application without a verdict. */
async function readResume(database: Database, id: string): Promise<Buffer | undefined> {
  const row = await database
    .selectFrom('applications')
    .select('resume')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toBuffer(row.resume);
}
