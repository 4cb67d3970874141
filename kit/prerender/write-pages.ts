import { readFileSync } from 'node:fs';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { releasedPageFile } from '@site/shared/node/released-page';
import { entryFile } from '@site/shared/site-model/route-matching';
import type { DefinedRoutes } from '../routes/define-routes';
import { routeFiles } from '../routes/route-files';
import { SourceError } from '../source-error';
import { describeThrown } from './describe-thrown';
import { loadNodeBuild, nodeBuildFile } from './node-build';
import { type RenderedFiles, writeRendered } from './write-rendered';

/** The exports of a remote's build for Node (`render-remote.tsx`). */
interface RemoteBuild {
  releasedPage(page: string, props: { path: string; entry: unknown }): Promise<string>;
}

/**
 * Renders every page of a remote into its build, and writes its routes and their entries next to the files for browsers.
 * @param navigation the exports of the shared navigation that it uses
 * @throws with the path, the cause and its positions in the sources when a page can't be rendered, or its head is not complete;
 * with the path of an entry that is not plain data
 */
export async function writePages(dist: string, routes: DefinedRoutes, navigation: string[]): Promise<void> {
  const { releasedPage } = await loadNodeBuild<RemoteBuild>(dist);
  // Besides its entry, a page depends on the bundled components and content, and on Node's formats of dates and numbers.
  const code = `${contentIntegrity(readFileSync(nodeBuildFile(dist)))} ${process.version}`;
  const files: RenderedFiles = new Map();
  const routesAndEntries = routeFiles(routes);
  for (const [name, content] of routesAndEntries) files.set(`web/${name}`, { render: () => content });
  for (const { path, page, entry } of routes.addresses)
    files.set(releasedPageFile(path), {
      input: contentIntegrity([code, page, path, routesAndEntries.get(entryFile(path))].join('\n')),
      render: () =>
        releasedPage(page, { path, entry }).catch(async (problem: unknown) => {
          throw new SourceError(`${path} could not be rendered: ${await describeThrown(problem, dist)}`);
        }),
    });
  await writeRendered(dist, ['pages', 'web/entries'], { files, manifest: { mounts: {}, navigation } });
}
