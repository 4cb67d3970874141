import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { insideFolder } from '@site/shared/node/inside-folder';
import { findAppPackage } from '../app-package';
import { endTogether } from '../cli/on-end-signal';
import { developmentHost } from '../rsbuild/development-host';
import { rsbuild } from './rsbuild';

/**
 * Builds an app into its `dist`.
 * @param folder of the app
 * @throws with the build's own output when it fails
 */
export function buildApp(folder: string): Promise<void> {
  return runRsbuild(folder, [], 'production');
}

/** Builds the shell, likewise, with React's development build. */
export function buildDevelopmentHost(folder: string): Promise<void> {
  const args = ['--mode', 'development', '--env-mode', developmentHost, '--environment', 'web'];
  return runRsbuild(folder, args, 'development');
}

/** The folder of that build in the shell's. */
export const developmentHostIn = (folder: string) => insideFolder(folder, 'dist', developmentHost, 'web');

/** @param args of `rsbuild build` */
async function runRsbuild(folder: string, args: string[], mode: 'development' | 'production'): Promise<void> {
  // Rsbuild keeps its compiled configuration in it. Without it the first build, which creates it, uses another folder.
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  const build = spawn(process.execPath, [rsbuild, 'build', ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: mode },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endTogether(build);
  const [output, errors, [code]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, 'close'),
  ]);
  if (code !== 0)
    throw new Error(
      `${findAppPackage(folder)?.name ?? basename(folder)} could not be built:\n${`${output}${errors}`.trim()}`,
    );
}
