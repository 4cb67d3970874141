import { join } from 'node:path';
import { step } from '@site/kit/client/progress';
import { buildApp, buildDevelopmentHost, developmentHostIn } from '@site/kit/release/build-app';
import { workspaceApps } from '@site/kit/workspace';
import { forEachLimit } from '@site/shared/node/for-each-limit';
import { shellName } from '@site/shared/site-model/apps';
import { root } from '../registry/workspace';
import { buildIfChanged, lastSources } from './build-if-changed';

const concurrentBuilds = 2;

/**
 * Builds the apps whose sources have changed since their last build.
 * @param names by default all of the checkout, the server among them
 * @returns the names of the apps that were built
 * @throws with the build's own output when one fails
 */
export async function buildChangedApps(
  names = [...workspaceApps().map(({ name }) => name), 'api'],
): Promise<string[]> {
  const built: string[] = [];
  const buildChanged = async (name: string) => {
    const folder = join(root, name);
    const build = { name, sources: buildSources(name), result: join(folder, 'dist') };
    if (await buildIfChanged(build, () => buildApp(folder))) built.push(name);
  };
  await forEachLimit(names, buildChanged, concurrentBuilds);
  return built;
}

/** Builds the shell for the development of remotes (decision 049) if its sources have changed since its last such build. */
export async function buildChangedDevelopmentHost(): Promise<void> {
  const shell = join(root, shellName);
  const result = developmentHostIn(shell);
  const build = { name: 'development-host', sources: buildSources(shellName), result };
  await buildIfChanged(build, () => buildDevelopmentHost(shell));
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
  return lastSources(name, join(root, name, 'dist'));
}
