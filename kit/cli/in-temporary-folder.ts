import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './on-end-signal';

/** Uses a temporary folder, which is removed afterwards, also when the command is ended meanwhile. */
export async function inTemporaryFolder<T>(prefix: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const cancel = atExit(remove);
  try {
    return await use(folder);
  } finally {
    remove();
    cancel();
  }
}
