import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { startSite } from './running-site';

/** Runs a program in place of the built server. */
const start = (program: string) => startSite(undefined, {}, [process.execPath, '-e', program]);

test('a server that was killed can be stopped', async () => {
  const { address, dataFolder, stop } = await start(
    "console.log('http://localhost/' + process.pid); setInterval(() => {}, 1000)",
  );
  const pid = Number(new URL(address).pathname.slice(1));
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 15_000 });
  await stop();
  expect(existsSync(dataFolder)).toBe(false);
});
