import { writeFile } from 'node:fs/promises';
import { StartError } from '../settings/start-error';
import type { CommandResult } from './command-result';

/**
 * Writes what a command gives into a file that nobody else on the machine can read, because it holds personal data.
 * @throws StartError when the file can't be written
 */
export async function saveOutput(outcome: CommandResult, file: string): Promise<CommandResult> {
  if (outcome.output === undefined) return outcome;
  try {
    await writeFile(file, outcome.output, { mode: 0o600 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${file} can't be written: ${reason}. Name another file with --out.`, {
      cause: error,
    });
  }
  return { ...outcome, output: `Written to ${file}.\n` };
}
