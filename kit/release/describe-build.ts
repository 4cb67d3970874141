import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@site/shared/node/release';
import { shellName } from '@site/shared/site-model/apps';
import { type RemoteRoutes, remoteRoutesSchema } from '@site/shared/site-model/remote-routes';
import { routesFile } from '@site/shared/site-model/route-matching';
import * as v from 'valibot';
import type { BuildManifests } from './build-manifests';
import { readTokens } from './read-tokens';

/**
 * The description of a release, read from the manifests of its build.
 * @param folder of the released files
 * @param names theirs
 */
export async function describeBuild(
  app: string,
  { manifests, folder, names }: { manifests: BuildManifests; folder: string; names: string[] },
): Promise<Omit<Release, 'app' | 'version' | 'files'>> {
  const { exposes, shared, prerender } = manifests;
  const common = {
    pages: Object.fromEntries(
      exposes.map(({ name, assets }) => [name, { js: inWeb(assets.js.sync), css: inWeb(assets.css.sync) }]),
    ),
    shared,
    ...prerender,
    tokens: await readTokens(folder, names),
  };
  if (app !== shellName) {
    const none = { initial: { js: [], css: [] }, fonts: [] };
    const routes = await readRoutes(join(folder, 'web', routesFile));
    return { ...common, ...none, routes, webEntry: 'web/remoteEntry.js' };
  }
  const { js = [], css = [] } = manifests.assets.entries.main?.initial ?? {};
  const initial = { js: inWeb(js), css: inWeb(css) };
  const webEntry = initial.js.at(-1);
  if (!webEntry) throw new Error('The shell was built without a script. See its rsbuild.config.ts.');
  const fonts = inWeb(manifests.assets.fonts);
  const routes = { addresses: [], redirects: [], gone: [] };
  return { ...common, initial, webEntry, routes, fonts };
}

async function readRoutes(file: string): Promise<RemoteRoutes> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const { success, output, issues } = v.safeParse(
    v.pipe(v.string(), v.parseJson(), remoteRoutesSchema),
    text,
    { abortEarly: true },
  );
  if (success) return output;
  throw new Error(
    `${file} does not list the routes of the remote. Correct its src/routes.ts and build it again.\n${v.summarize(issues)}`,
  );
}

/** Each file once, even if a manifest repeats it. */
function inWeb(files: string[]): string[] {
  return Array.from(new Set(files), (file) => `web/${file}`);
}
