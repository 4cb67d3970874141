import { type ReleasedPage, releasedPageFile, releasedPageSchema } from '@site/shared/node/released-page';
import * as v from 'valibot';
import type { DefinedPath, DefinedRoutes } from '../routes/define-routes';
import { loadNodeBuild, writeRendered } from './prerender-manifest';

interface RemoteBuild {
  renderPage(page: string, props: { path: string; entry: unknown }): Promise<unknown>;
}

/**
 * Renders every page of a remote into its build.
 * @param navigation the exports of the shared navigation that it uses
 * @throws with the path and the cause when a page can't be rendered, or its head is not complete
 */
export async function writePages(dist: string, routes: DefinedRoutes, navigation: string[]): Promise<void> {
  const { renderPage } = await loadNodeBuild<RemoteBuild>(dist);
  const files = new Map<string, ReleasedPage>();
  for (const address of routes.addresses)
    files.set(releasedPageFile(address.path), await render(renderPage, address));
  await writeRendered(dist, 'pages', { files, manifest: { mounts: {}, navigation } });
}

async function render(
  renderPage: RemoteBuild['renderPage'],
  { path, page, entry }: DefinedPath,
): Promise<ReleasedPage> {
  try {
    return v.parse(releasedPageSchema, await renderPage(page, { path, entry }));
  } catch (problem) {
    const cause = v.isValiError(problem)
      ? v.summarize(problem.issues)
      : problem instanceof Error
        ? problem.message
        : String(problem);
    throw new Error(`${path} could not be rendered: ${cause}`, { cause: problem });
  }
}
