import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { insideFolder } from '@site/shared/node/inside-folder';
import { contentTypeOf } from '../../browser/content-type';
import { readPackedShell } from '../../layout/packed-shell';
import { rsbuild } from '../../release/rsbuild';
import { developmentHost } from '../../rsbuild/app-config';
import { isWorkspace, root } from '../../workspace';

/** Where the proxy serves the shell's development build. No deployed site has the path. */
export const hostPath = '/@site/development-host/';

/** The script and the style sheet of that build, for a document. */
export const hostScript = `${hostPath}static/js/main.js`;
export const hostStyles = `${hostPath}static/css/main.css`;

/**
 * The folder with the shell's development build: that of the packed shell, or of this checkout, which is built first.
 * @throws with the output of a build that fails, or with the remedy when no shell is installed
 */
export async function findDevelopmentHost(): Promise<string> {
  if (!isWorkspace(root)) return readPackedShell().developmentHost;
  const folder = join(root, 'shell');
  await buildDevelopmentHost(folder);
  return join(folder, 'dist', developmentHost, 'web');
}

/** Builds the shell with React's development build. @param folder of the shell */
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

/** @returns undefined where the build has no such file */
export async function readHostFile(
  folder: string,
  pathname: string,
): Promise<{ content: Buffer; type: string } | undefined> {
  try {
    const name = decodeURIComponent(pathname.slice(hostPath.length));
    const content = await readFile(insideFolder(folder, name));
    return { content, type: contentTypeOf(name) ?? 'application/octet-stream' };
  } catch {
    return undefined;
  }
}
