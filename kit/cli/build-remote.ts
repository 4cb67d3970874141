import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rsbuild } from './rsbuild';

/**
 * Builds a remote into its `dist`.
 * @param folder of the remote
 * @throws with the build's own output when it fails
 */
export async function buildRemote(folder: string): Promise<void> {
  const build = spawn(process.execPath, [rsbuild, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
}
