import { text } from 'node:stream/consumers';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { takeReleases } from './remotes/live-releases';
import { loadPageModule } from './remotes/load-page';
import type { PageLoader } from './remotes/page-loading';
import { findRoute } from './routes';
import { routerRoutes } from './site-router';

export { siteRedirects, siteRoutes } from './routes';

/**
 * Prepares this process to render through the Node builds of the live releases.
 * @param record live releases, each `url` the file path of the remote's Node entry
 * @param loadFile reads an entry from disk: `require`, given by the caller because a bundle has none of its own
 */
export function prepare(record: ReleaseRecord, loadFile: NodeJS.Require): void {
  registerPlugins([
    { name: 'entries-from-disk', loadEntry: async ({ remoteInfo }) => loadFile(remoteInfo.entry) },
  ]);
  takeReleases(record);
}

const loadOrThrow: PageLoader = async (route) => ({
  state: 'ready',
  Page: (await loadPageModule(route)).Page,
});

/**
 * Renders one address.
 * @returns the HTML, hoisted head elements first, and the status that the address answers with
 * @throws when a remote cannot be loaded or a page throws: a page with a hole must not go live
 */
export async function renderPage(path: string): Promise<{ html: string; status: number }> {
  // One page at most has this address, so the router is given no other: ranking and matching the whole table for each
  // page would cost the more, the more pages there are.
  const route = findRoute(path);
  const routes = route ? routerRoutes(loadOrThrow, [route], []) : routerRoutes(loadOrThrow, []);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`it redirects to ${context.headers.get('location')}.`);
  const problem = Object.values(context.errors ?? {})[0];
  if (problem && context.statusCode !== 404) throw problem;
  const router = createStaticRouter(handler.dataRoutes, context);
  const site = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return { html: await renderWhole(site), status: context.statusCode };
}

/** What React writes where a boundary was not rendered: something in it threw, or was not there yet. */
const hole = /<!--\$[?!]/;

/**
 * Most pages have all they need, and are rendered in one go. One that waits for something, or throws, is rendered once
 * more by what waits and tells the cause, but takes longer over every page.
 */
async function renderWhole(site: React.ReactElement): Promise<string> {
  try {
    const html = renderToString(site);
    if (!hole.test(html)) return html;
  } catch {
    // Thrown again below, if it is no matter of waiting.
  }
  return renderPatiently(site);
}

async function renderPatiently(site: React.ReactElement): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(site, {
    // Without it React moves large parts into templates that only a script reveals.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (problem) => {
      problems.push(problem);
    },
  });
  const html = await text(prelude);
  if (problems.length > 0) throw problems[0];
  return html;
}
