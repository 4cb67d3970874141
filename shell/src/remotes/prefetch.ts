import { findRoute, type SiteRoute, siteRoutes } from '../routes';
import { entryOf } from './live-releases';
import { loadPageModule } from './load-page';

/** In milliseconds: whoever only passes over a link has left it by then. */
const glance = 60;

/** What browsers tell of a visitor's connection, where they do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Gets ready what a visitor is likely to want next: the entry of a remote as soon as a link to it can be seen, and a
 * page as soon as the pointer, a finger or the keyboard is on its link. Nothing is fetched for whoever saves data.
 * @param here the remote whose page is shown first: its entry is there already
 * @returns how to stop
 */
export function startPrefetching(here: string | undefined): () => void {
  const stop = new AbortController();
  if (!savesData()) {
    prefetchSeenEntries(here, stop.signal);
    prefetchWantedPages(stop.signal);
  }
  return () => stop.abort();
}

function prefetchWantedPages(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const want = (after: number) => (event: Event) => {
    clearTimeout(timer);
    const route = routeOf(event.target);
    if (route) timer = setTimeout(() => void prefetchPage(route), after);
  };
  document.addEventListener('pointerover', want(glance), { passive: true, signal });
  document.addEventListener('pointerdown', want(0), { passive: true, signal });
  document.addEventListener('focusin', want(glance), { signal });
}

function savesData(): boolean {
  const { connection }: { connection?: Connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Links come and go with each page and menu; once every remote is at hand nothing is watched any more. */
function prefetchSeenEntries(here: string | undefined, signal: AbortSignal): void {
  const wanted = new Set<string>(siteRoutes.map(({ remote }) => remote).filter((remote) => remote !== here));
  const watched = new WeakSet<Element>();
  const inView = new IntersectionObserver((links) => {
    for (const { target, isIntersecting } of links) {
      const remote = isIntersecting && routeOf(target)?.remote;
      if (remote && wanted.delete(remote)) void prefetchEntry(remote);
    }
    if (wanted.size === 0) stop();
  });
  const watchLinks = () => {
    for (const link of document.links) {
      if (watched.has(link)) continue;
      watched.add(link);
      inView.observe(link);
    }
  };
  const added = new MutationObserver(watchLinks);
  const stop = () => {
    inView.disconnect();
    added.disconnect();
  };
  signal.addEventListener('abort', stop);
  added.observe(document.body, { childList: true, subtree: true });
  watchLinks();
}

/** The route that a link around an event's target leads to; placeholders and other sites' addresses have none. */
function routeOf(target: EventTarget | null): SiteRoute | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href || href.startsWith('#')) return undefined;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin ? findRoute(pathname) : undefined;
}

/** The file alone, at the lowest priority and without running it. A failure is made good when a visitor goes there. */
async function prefetchEntry(remote: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  try {
    link.href = await entryOf(remote);
    document.head.append(link);
  } catch {
    // The visitor is told when it matters.
  }
}

async function prefetchPage(route: SiteRoute): Promise<void> {
  try {
    await loadPageModule(route);
  } catch {
    // The visitor is told when it matters.
  }
}
