import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { rsbuild } from './rsbuild';

/**
 * Builds an app into its `dist`.
 * @param folder of the app
 * @throws with the build's own output when it fails
 */
export async function buildApp(folder: string): Promise<void> {
  const build = spawn(process.execPath, [rsbuild, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(`${basename(folder)} could not be built:\n${output.trim()}`);
}
