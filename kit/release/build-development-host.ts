import { insideFolder } from '@site/shared/node/inside-folder';
import { developmentHost } from '../rsbuild/development-host';
import { runRsbuild } from './run-rsbuild';

/**
 * Builds the shell with React's development build.
 * @param folder of the shell
 * @throws with the output of a build that fails
 */
export function buildDevelopmentHost(folder: string): Promise<void> {
  const args = ['--mode', 'development', '--env-mode', developmentHost, '--environment', 'web'];
  return runRsbuild(folder, args, 'development');
}

/** The folder of that build in the shell's. */
export const developmentHostIn = (folder: string) => insideFolder(folder, 'dist', developmentHost, 'web');
