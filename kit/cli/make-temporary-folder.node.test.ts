import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const program = `
  const { makeTemporaryFolder } = await import(${JSON.stringify(new URL('./make-temporary-folder.ts', import.meta.url))});
  console.log(await makeTemporaryFolder('site-test-'));
  process.stdin.once('data', () => process.stdin.destroy());
`;

test.each([
  ['is interrupted', (send: Send) => send.signal('SIGINT'), 130],
  ['is ended', (send: Send) => send.signal('SIGTERM'), 143],
  ['has done its work', (send: Send) => send.line(), 0],
])('a command that %s leaves no folder', async (_, end, status) => {
  const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void command.kill('SIGKILL'));
  const exit = once(command, 'exit');
  const [folder] = await once(command.stdout, 'data');
  const path = String(folder).trim();
  expect(existsSync(path)).toBe(true);
  end({ signal: (signal) => command.kill(signal), line: () => command.stdin.write('\n') });
  expect(await exit).toEqual([status, null]);
  expect(existsSync(path)).toBe(false);
});

interface Send {
  signal(signal: NodeJS.Signals): void;
  line(): void;
}
