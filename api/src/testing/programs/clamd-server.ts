import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { onTestFinished } from 'vitest';
import { acceptsConnections } from '../accepts-connections';
import { findOrInstallClamd } from './find-clamd';

/** The file of eicar.org that every scanner reports. In two parts: a scanner would remove this source otherwise. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** As clamd names it. */
export const eicarFinding = 'Test.Eicar.UNOFFICIAL';

/** The real clamd for the running test, with one signature: EICAR anywhere in a file. It is to be started. */
export async function makeClamd() {
  const program = findOrInstallClamd();
  const folder = await temporaryFolder();
  const path = join(folder, 'clamd.ctl');
  await mkdir(join(folder, 'signatures'));
  await writeFile(
    join(folder, 'signatures/test.ndb'),
    `Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`,
  );
  const settings = [
    ...['Foreground yes', `LocalSocket ${path}`, `DatabaseDirectory ${folder}/signatures`],
    ...(process.getuid?.() === 0 ? ['User root'] : []),
  ];
  await writeFile(join(folder, 'clamd.conf'), settings.map((line) => `${line}\n`).join(''));

  let running: ChildProcess | undefined;
  const stop = async () => {
    if (!running) return;
    const ended = once(running, 'close');
    running.kill('SIGKILL');
    await ended;
    running = undefined;
  };
  onTestFinished(stop);
  return {
    url: `unix:${path}`,
    stop,
    /** Resolves once it takes files. */
    async start() {
      const clamd = spawn(program, [`--config-file=${folder}/clamd.conf`]);
      running = clamd;
      let output = '';
      for (const stream of [clamd.stdout, clamd.stderr])
        stream.on('data', (text: Buffer) => {
          output += text;
        });
      while (!(await acceptsConnections({ path }))) {
        if (clamd.exitCode !== null) throw new Error(`clamd exited: ${output}`);
        await pause(20);
      }
    },
  };
}
