import { text } from 'node:stream/consumers';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { HeadData } from '@site/shared/contracts/head-data';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { addReleases } from './remotes/loading/known-releases';
import { loadPageModule } from './remotes/loading/load-page';
import type { PageLoader } from './remotes/loading/page-load';
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
  addReleases(record);
}

const loadPage: PageLoader = async (route) => {
  try {
    return { state: 'ready', ...(await loadPageModule(route)) };
  } catch (problem) {
    const cause = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`${route.page} of ${route.remote} did not load: ${cause}`);
  }
};
const handler = createStaticHandler(routerRoutes(loadPage));

interface RenderedPage {
  /** The elements that React hoists into the document's head. */
  hoisted: string;
  /** The element that the browser hydrates. */
  root: string;
  /** What the page tells about itself; the not-found page has none. */
  head: HeadData | undefined;
  /** What the address answers with. */
  status: number;
}

/**
 * Renders one address.
 * @throws when a remote can't be loaded, a page throws, or the address redirects
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`it redirects to ${context.headers.get('location')}.`);
  const [problem] = Object.values(context.errors ?? {});
  if (problem && context.statusCode !== 404) throw problem;
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await render(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const route = findRoute(path);
  // React writes what it hoists first. It escapes `<` there, so this is the first place with the root's tag.
  const begin = html.indexOf(rootTag);
  return {
    hoisted: html.slice(0, begin),
    root: html.slice(begin),
    head: route && (await loadPageModule(route)).head,
    status: context.statusCode,
  };
}

const rootTag = '<div id="root">';

async function render(site: React.ReactElement): Promise<string> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<div id="root">{site}</div>, {
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
