import { text } from 'node:stream/consumers';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { HeadData } from '@site/shared/contracts/head-data';
import { pageElement, pageIdPrefix } from '@site/shared/contracts/page-root';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import type { SiteRoute } from '@site/shared/contracts/site-route';
import { StaticPageRouter } from '@site/shared/navigation/page-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { addReleases } from './remotes/loading/known-releases';
import { loadPageModule } from './remotes/loading/load-page';
import { type PageLoad, type ReadyPage, readyPage } from './remotes/loading/page-load';
import { pageContent } from './remotes/page/page-content';
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
  /** The layout's element, which the browser hydrates, with the page in it. */
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
  const path = route?.path ?? '/no-such-page';
  const page = route && (await loadPage(route));
  const layout = await renderLayout(path);
  const fragment = await renderFragment(path, page ?? { state: 'missing' });
  return {
    hoisted: fragment.hoisted + layout.hoisted,
    root: layout.html.replace(`${pageTag}</div>`, () => fragment.html),
    head: page?.head,
    status: page ? 200 : 404,
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
const pageTag = `<div id="${pageElement}">`;

/** The layout at a path, without a page. */
async function renderLayout(path: string): Promise<RenderedElement> {
  const { query, dataRoutes } = createStaticHandler(routerRoutes(async () => undefined));
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`it answers with status ${context.status}.`);
  const router = createStaticRouter(dataRoutes, context);
  const site = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return render(<div id="root">{site}</div>, rootTag);
}

/** The content of the page's own root, in its container. */
function renderFragment(
  path: string,
  load: Exclude<PageLoad, { state: 'static' }>,
): Promise<RenderedElement> {
  const content = pageContent(load, async () => undefined);
  const page = <StaticPageRouter path={path}>{content}</StaticPageRouter>;
  return render(<div id={pageElement}>{page}</div>, pageTag, { identifierPrefix: pageIdPrefix });
}

interface RenderedElement {
  hoisted: string;
  html: string;
}

async function render(
  element: React.ReactElement,
  tag: string,
  options?: { identifierPrefix: string },
): Promise<RenderedElement> {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    ...options,
    // Without it React moves large parts into templates that only a script reveals.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (problem) => {
      problems.push(problem);
    },
  });
  const html = await text(prelude);
  if (problems.length > 0) throw problems[0];
  // React writes what it hoists first. It escapes `<` there, so this is the first place with the element's tag.
  const begin = html.indexOf(tag);
  return { hoisted: html.slice(0, begin), html: html.slice(begin) };
}
