import { text } from 'node:stream/consumers';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { HeadData } from '@site/shared/contracts/head-data';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import type { SiteRoute } from '@site/shared/contracts/site-route';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { addReleases } from './remotes/loading/known-releases';
import { loadPageModule } from './remotes/loading/load-page';
import { type ReadyPage, readyPage } from './remotes/loading/page-load';
import { routerRoutes } from './site-router';

export * as navigation from '@site/shared/navigation';
export { mounts as siteMounts } from './mounts';

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
 * @param route the page there, with its entry; without one the not-found page is rendered
 * @throws when the remote can't be loaded, or the page throws
 */
export async function renderPage(route: SiteRoute | undefined): Promise<RenderedPage> {
  const page = route && (await loadPage(route));
  const { query, dataRoutes } = createStaticHandler(
    routerRoutes(async () => page && { path: page.props.path, load: page }),
  );
  const context = await query(new Request(new URL(route?.path ?? '/no-such-page', 'http://localhost')));
  if (context instanceof Response) throw new Error(`it answers with status ${context.status}.`);
  const [problem] = Object.values(context.errors ?? {});
  if (problem && context.statusCode !== 404) throw problem;
  const router = createStaticRouter(dataRoutes, context);
  const html = await render(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  // React writes what it hoists first. It escapes `<` there, so this is the first place with the root's tag.
  const begin = html.indexOf(rootTag);
  return {
    hoisted: html.slice(0, begin),
    root: html.slice(begin),
    head: page?.head,
    status: context.statusCode,
  };
}

async function loadPage({ path, remote, page, entry }: SiteRoute): Promise<ReadyPage> {
  try {
    return readyPage(await loadPageModule(remote, page), { path, entry });
  } catch (problem) {
    const cause = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`${page} of ${remote} did not load: ${cause}`);
  }
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
