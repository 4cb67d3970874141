import { text } from 'node:stream/consumers';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { takeReleases } from './remotes/live-releases';
import { loadPageModule } from './remotes/load-page';
import type { PageLoader } from './remotes/page-loading';
import { findRoute, type SiteRoute } from './routes';
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
  const route = findRoute(path);
  const { routes, context } = route ? await arriveAt(path, route) : await ask(path);
  const router = createStaticRouter(routes, context);
  const site = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return { html: await renderWhole(site), status: context.statusCode };
}

/** Where the router has come to, and the routes that it may be given for it. */
interface Arrival {
  routes: RouteObject[];
  context: StaticHandlerContext;
}

/**
 * A page is all there is at its address, so the router is given no other route, and what its loader would be asked for:
 * ranking and matching the whole table, with a request for each page, would cost the more, the more pages there are.
 */
async function arriveAt(path: string, route: SiteRoute): Promise<Arrival> {
  const routes = routerRoutes(loadOrThrow, [route], []);
  const context = {
    basename: '/',
    location: { pathname: path, search: '', hash: '', state: null, key: 'default' },
    matches: (matchRoutes(routes, path) ?? []) as StaticHandlerContext['matches'],
    loaderData: { [route.path]: await loadOrThrow(route) },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return { routes, context };
}

/** Any other address is for the router to answer. */
async function ask(path: string): Promise<Arrival> {
  const handler = createStaticHandler(routerRoutes(loadOrThrow, []));
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`it redirects to ${context.headers.get('location')}.`);
  return { routes: handler.dataRoutes, context };
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
