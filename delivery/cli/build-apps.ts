import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '@site/kit/client/progress';
import { buildApp } from '@site/kit/release/build-app';
import { forEachLimit } from '@site/kit/release/for-each-limit';
import { workspaceApps } from '@site/kit/workspace';
import { sourceHash } from '../compose/source-hash';
import { buildNotes, root } from '../registry/workspace';

/** All apps of a checkout: the front-end apps and the server. */
export function builtNames(): string[] {
  return [...workspaceApps().map(({ name }) => name), 'api'];
}

const concurrentBuilds = 2;

/**
 * Builds the apps whose sources have changed since their last build.
 * @returns the names of the apps that were built
 * @throws with the build's own output when one fails
 */
export async function buildChangedApps(names = builtNames()): Promise<string[]> {
  const built: string[] = [];
  const buildIfChanged = async (name: string) => {
    const sources = await sourceHash(buildSources(name));
    if ((await builtSources(name)) === sources) return;
    // A failed build leaves a partial `dist`, which must not be taken for the previous one.
    await rm(noteOf(name), { force: true });
    await buildApp(join(root, name));
    await mkdir(buildNotes, { recursive: true });
    await writeFile(noteOf(name), sources);
    built.push(name);
  };
  await forEachLimit(names, buildIfChanged, concurrentBuilds);
  return built;
}

/** The same as a step of a command, which prints the built apps. */
export function buildStep(names?: string[]): Promise<string[]> {
  return step(
    'Build',
    () => buildChangedApps(names),
    (built) => built.join(', ') || 'nothing has changed',
  );
}

/** The sources of an app's build, relative to the checkout's root. */
export function buildSources(name: string): string[] {
  const shared = ['shared/package.json', 'shared/src', 'package-lock.json', 'tsconfig.json'];
  const kit = [
    'package.json',
    'app-package.ts',
    'content',
    'rsbuild',
    'prerender',
    'routes',
    'federation',
    'fonts',
  ].map((place) => join('kit', place));
  return name === 'api' ? [name, ...shared] : [name, ...shared, ...kit];
}

/** The hash of the sources of an app's finished build; undefined without one. */
export async function builtSources(name: string): Promise<string | undefined> {
  const isBuilt = await stat(join(root, name, 'dist')).catch(() => undefined);
  return isBuilt && readFile(noteOf(name), 'utf8').catch(() => undefined);
}

function noteOf(name: string): string {
  return join(buildNotes, `${name}.hash`);
}
