import { spawn } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppName, appNames } from '@site/shared/contracts/apps';
import { buildNotes, root } from '../workspace';
import { sourceHash } from './source-hash';

export type BuiltName = AppName | 'api';

/** Everything that `npm start` builds. */
export const builtNames: BuiltName[] = [...appNames, 'api'];

/**
 * Builds those apps whose sources have changed since their last build, two at a time.
 * @returns the names of the apps that were built
 * @throws with the build's own output when one fails
 */
export async function buildChangedApps(names: BuiltName[] = builtNames): Promise<BuiltName[]> {
  const built: BuiltName[] = [];
  const waiting = [...names];
  const buildInTurn = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (await buildIfChanged(name)) built.push(name);
  };
  await Promise.all([buildInTurn(), buildInTurn()]);
  return built;
}

async function buildIfChanged(name: BuiltName): Promise<boolean> {
  const hash = await sourceHash([
    name,
    'shared/package.json',
    'shared/src',
    'package-lock.json',
    'tsconfig.json',
  ]);
  const note = join(buildNotes, `${name}.hash`);
  const before = await readFile(note, 'utf8').catch(() => undefined);
  if (before === hash && (await stat(join(root, name, 'dist')).catch(() => undefined))) return false;
  await build(name);
  await mkdir(buildNotes, { recursive: true });
  await writeFile(note, hash);
  return true;
}

function build(name: BuiltName): Promise<void> {
  return new Promise((resolve, reject) => {
    const rsbuild = join(root, 'node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js');
    const child = spawn(process.execPath, [rsbuild, 'build'], {
      cwd: join(root, name),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} could not be built:\n${output.trim()}`)),
    );
  });
}
