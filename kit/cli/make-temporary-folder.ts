import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './on-end-signal';

/** Makes a temporary folder for a command. It is removed when the command ends, by a signal, too. */
export async function makeTemporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
