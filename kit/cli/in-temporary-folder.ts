import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEndSignal } from './on-end-signal';

/** Uses a temporary folder, which is removed afterwards, also when the command is ended meanwhile. */
export async function inTemporaryFolder<T>(prefix: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  onEndSignal((signal) => process.exit(128 + constants.signals[signal]));
  try {
    return await use(folder);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
