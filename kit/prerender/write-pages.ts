import { releasedPageFile, releasedPageSchema } from '@site/shared/node/released-page';
import * as v from 'valibot';
import type { DefinedRoutes } from '../routes/define-routes';
import { routeFiles } from '../routes/route-files';
import { describeThrown } from './describe-thrown';
import { loadNodeBuild, type RenderedFiles, writeRendered } from './prerender-manifest';

interface RemoteBuild {
  renderPage(page: string, props: { path: string; entry: unknown }): Promise<unknown>;
}

/**
 * Renders every page of a remote into its build, and writes its routes and their entries next to the files for browsers.
 * @param navigation the exports of the shared navigation that it uses
 * @throws with the path, the cause and its positions in the sources when a page can't be rendered, or its head is not complete;
 * with the path of an entry that is not plain data
 */
export async function writePages(dist: string, routes: DefinedRoutes, navigation: string[]): Promise<void> {
  const { renderPage } = await loadNodeBuild<RemoteBuild>(dist);
  const files: RenderedFiles = new Map();
  for (const [name, content] of routeFiles(routes)) files.set(`web/${name}`, () => content);
  for (const { path, page, entry } of routes.addresses)
    files.set(releasedPageFile(path), async () => {
      const rendered = renderPage(page, { path, entry }).then((answer) =>
        v.parse(releasedPageSchema, answer),
      );
      const released = await rendered.catch(async (problem: unknown) => {
        throw new PageError(path, await describeThrown(problem, dist));
      });
      return JSON.stringify(released);
    });
  await writeRendered(dist, ['pages', 'web/entries'], { files, manifest: { mounts: {}, navigation } });
}

/** Why a page could not be rendered. */
class PageError extends Error {
  constructor(path: string, description: string) {
    super(`${path} could not be rendered: ${description}`);
    // The bundler prints the stack, which would name the kit alone.
    this.stack = this.message;
  }
}
