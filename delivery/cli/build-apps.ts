import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachLimit } from '@site/kit/release/for-each-limit';
import { workspaceApps } from '@site/kit/workspace';
import { sourceHash } from '../source-hash';
import { buildNotes, root } from '../workspace';

/** Everything that a checkout builds: the front-end apps and the server. */
export function builtNames(): string[] {
  return [...workspaceApps().map(({ name }) => name), 'api'];
}

const concurrentBuilds = 2;

/**
 * Builds those apps whose sources have changed since their last build.
 * @returns the names of the apps that were built
 * @throws with the build's own output when one fails
 */
export async function buildChangedApps(names = builtNames()): Promise<string[]> {
  const built: string[] = [];
  const buildIfChanged = async (name: string) => {
    const sources = await sourceHash(buildSources(name));
    if ((await builtSources(name)) === sources) return;
    // A build that fails leaves half a `dist`: it must not pass for the one before.
    await rm(noteOf(name), { force: true });
    await build(name);
    await mkdir(buildNotes, { recursive: true });
    await writeFile(noteOf(name), sources);
    built.push(name);
  };
  await forEachLimit(names, buildIfChanged, concurrentBuilds);
  return built;
}

/** What an app is built from, relative to the checkout's root. */
export function buildSources(name: string): string[] {
  const own = ['package.json', 'rsbuild.config.ts', 'src'].map((place) => join(name, place));
  const shared = ['shared/package.json', 'shared/src', 'package-lock.json', 'tsconfig.json'];
  const kit = ['package.json', 'app-package.ts', 'rsbuild', 'routes', 'federation', 'fonts'].map((place) =>
    join('kit', place),
  );
  return name === 'api' ? [...own, ...shared] : [...own, ...shared, ...kit];
}

/** The hash of the sources that an app's finished build was made from; undefined where there is no such build. */
export async function builtSources(name: string): Promise<string | undefined> {
  const isBuilt = await stat(join(root, name, 'dist')).catch(() => undefined);
  return isBuilt && readFile(noteOf(name), 'utf8').catch(() => undefined);
}

function noteOf(name: string): string {
  return join(buildNotes, `${name}.hash`);
}

function build(name: string): Promise<void> {
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
