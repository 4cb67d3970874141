import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { insideFolder } from '@site/shared/node/inside-folder';
import { developmentHost } from '../rsbuild/development-host';
import { rsbuild } from './rsbuild';

/**
 * Builds the shell with React's development build.
 * @param folder of the shell
 * @throws with the output of a build that fails
 */
export async function buildDevelopmentHost(folder: string): Promise<void> {
  const args = ['build', '--mode', 'development', '--env-mode', developmentHost, '--environment', 'web'];
  const build = spawn(process.execPath, [rsbuild, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, 'close'),
  ]);
  if (code !== 0) throw new Error(`The shell could not be built:\n${output}${errors}`);
}

/** The folder of that build in the shell's. */
export const developmentHostIn = (folder: string) => insideFolder(folder, 'dist', developmentHost, 'web');
