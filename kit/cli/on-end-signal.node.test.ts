import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';

/** Lives until a signal ends it. */
const child =
  "console.log('begun'); setInterval(() => {}, 1000); for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(3));";

const importOf = (file: string) => `await import(${JSON.stringify(new URL(file, import.meta.url))})`;

/** Programs that run two children, whose output they pass on. */
const programs = {
  'a command with child processes': () => `
    const { spawn } = await import('node:child_process');
    const { endTogether } = ${importOf('./on-end-signal.ts')};
    for (const _ of [1, 2])
      endTogether(spawn(process.execPath, ['--eval', ${JSON.stringify(child)}], { stdio: ['ignore', 'inherit', 'ignore'] }));`,
  'a command whose steps run in parallel': (folder: string) => `
    const { failedSteps } = ${importOf('../testing/verdict/run-step.ts')};
    const step = { what: 'Wait', command: ['wait'] };
    await Promise.all([1, 2].map(() => failedSteps(${JSON.stringify(folder)}, [step, step], 'live')));
    console.log('more');`,
};

test.each(Object.entries(programs))(
  '%s leaves none when it is ended',
  async (_, program) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
    const wait = join(folder, 'node_modules/.bin/wait');
    await writeFile(wait, `#!${process.execPath}\n${child}`);
    await chmod(wait, 0o755);
    const command = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program(folder)],
      {
        cwd: fileURLToPath(new URL('.', import.meta.url)),
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      },
    );
    onTestFinished(() => {
      try {
        process.kill(-Number(command.pid), 'SIGKILL');
      } catch {
        // All have ended.
      }
    });
    const exit = once(command, 'exit');
    // Closed when the last process has ended.
    const closed = once(command.stdout, 'close');
    const lines: string[] = [];
    for await (const line of createInterface({ input: command.stdout })) {
      lines.push(line);
      if (line === 'begun' && lines.filter((each) => each === 'begun').length === 2) command.kill('SIGTERM');
    }
    await closed;
    expect(await exit).toEqual([143, null]);
    expect(lines.filter((line) => line === 'begun')).toHaveLength(2);
    expect(lines).not.toContain('more');
  },
  30_000,
);
