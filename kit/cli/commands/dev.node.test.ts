import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port';
import { devCommand } from './dev';

const run = async (args: string[]) => devCommand.run(args);

test('names a port that is taken before anything starts', async () => {
  const folder = await temporaryFolder();
  const port = await freePort();
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'mf-press', version: '1.0.0', site: { port } }),
  );
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  try {
    await expect(run(['--alone'])).rejects.toThrow(`Port ${port} of mf-press is taken`);
  } finally {
    other.close();
  }
});
