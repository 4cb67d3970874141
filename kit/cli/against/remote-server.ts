import { type ChildProcess, spawn } from 'node:child_process';
import type { AppPackage } from '../../app-package';
import { rsbuild } from '../../release/rsbuild';

/** What Rsbuild prints when the first build has ended, well or not. */
const built = /built in|build failed|build error/i;

/**
 * Starts the development server of a remote, with Fast Refresh.
 * @returns after the first build
 * @throws when it ends
 */
export async function startRemoteServer({ name, folder }: AppPackage): Promise<{ stop: () => void }> {
  const server = spawn(process.execPath, [rsbuild, 'dev'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void server.kill();
  await firstBuild(server).catch((cause) => {
    stop();
    throw new Error(`The development server of ${name} did not start. Correct the error above.`, { cause });
  });
  return { stop };
}

/** Forwards Rsbuild's output until the end. */
function firstBuild(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const forward = (output: NodeJS.WriteStream) => (text: Buffer) => {
      output.write(text);
      if (built.test(text.toString())) resolve();
    };
    server.stdout?.on('data', forward(process.stdout));
    server.stderr?.on('data', forward(process.stderr));
    server.on('exit', (code) => reject(new Error(`It ended with status ${code}.`)));
  });
}
