import { onOneLine } from '@site/shared/node/printable-text';
import { operatorCommand } from '../../settings/npm-environment';
import { createApplicationStore } from '../application/application-store';
import type { Database } from '../storage/tables';
import type { CommandResult } from './command-result';

/** @returns why a resume must not be opened or mailed, with the remedy; undefined when it may be */
export async function refuseUnscanned(database: Database, id: string): Promise<CommandResult | undefined> {
  const application = await createApplicationStore(database).find(id);
  const { resumeScan = 'clean' } = application ?? {};
  if (resumeScan === 'clean') return undefined;
  const command = operatorCommand('enquiries');
  const errorOutput =
    resumeScan === 'waiting'
      ? `The resume of ${id} waits to be scanned by clamd. It can be opened once it is clean. Why it waits: ${command} mail\n`
      : `The resume of ${id} is ${onOneLine(resumeScan)}. Ask the applicant for another file (${command} show ${id}), then: ${command} delete ${id}\n`;
  return { errorOutput, exitCode: 1 };
}
