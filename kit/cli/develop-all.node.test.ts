import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stopTogether } from './develop-all';

/** A server that runs, then ends with this status when it is stopped. */
async function startServer(name: string, status: number) {
  const program = `process.on('SIGTERM', () => process.exit(${status})); setInterval(() => {}, 1000); console.log('begun');`;
  const server = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  await once(server.stdout, 'data');
  return { name, server };
}

test.each([
  ['SIGTERM', 'shell stopped. Correct the error above, then run npm run dev again.'],
  ['SIGKILL', 'shell was ended by SIGKILL. Run npm run dev again.'],
] as const)(
  'a development server that ends by %s is named, and no other that it stops',
  async (signal, line) => {
    const { exitCode } = process;
    onTestFinished(() => {
      process.exitCode = exitCode;
    });
    const printed = vi.spyOn(console, 'error').mockReturnValue();
    const servers = [await startServer('shell', 1), await startServer('mf-careers', 143)];
    const ended = Promise.all(servers.map(({ server }) => once(server, 'exit')));
    onTestFinished(stopTogether(servers));
    servers[0]?.server.kill(signal);
    await ended;
    expect(printed.mock.calls).toEqual([[line]]);
    expect(process.exitCode).toBe(1);
  },
);
