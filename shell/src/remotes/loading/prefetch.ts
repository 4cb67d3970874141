import { findRoute, type SiteRoute, siteRoutes } from '../../routes';
import { entryUrl } from './known-releases';
import { loadPageModule } from './load-page';

/** A pointer that only passes over a link has left it by then. */
const hoverDelayMs = 60;

/** The Network Information API, as far as browsers have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Prefetches the entries of the other remotes now, and a page when the pointer, a finger or the focus is on a link to it.
 * Does nothing for visitors who save data.
 * @param shown the remote of the first page, whose entry is loaded already
 * @returns stops prefetching
 */
export function startPrefetching(shown: string | undefined): () => void {
  const stop = new AbortController();
  if (!savesData()) {
    prefetchEntries(shown);
    prefetchPagesOnIntent(stop.signal);
  }
  return () => stop.abort();
}

function prefetchPagesOnIntent(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const prefetchAfter = (delayMs: number) => (event: Event) => {
    clearTimeout(timer);
    const route = routeOf(event.target);
    if (route) timer = setTimeout(() => void prefetchPage(route), delayMs);
  };
  document.addEventListener('pointerover', prefetchAfter(hoverDelayMs), { passive: true, signal });
  document.addEventListener('pointerdown', prefetchAfter(0), { passive: true, signal });
  document.addEventListener('focusin', prefetchAfter(hoverDelayMs), { signal });
}

function savesData(): boolean {
  const { connection }: { connection?: Connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Entries are small, and every remote is a click away. */
function prefetchEntries(shown: string | undefined): void {
  for (const remote of new Set(siteRoutes.map((route) => route.remote)))
    if (remote !== shown) void prefetchEntry(remote);
}

/** The route of the link around an event's target; placeholders and links to other sites have none. */
function routeOf(target: EventTarget | null): SiteRoute | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!href || href.startsWith('#')) return undefined;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin ? findRoute(pathname) : undefined;
}

/** Fetches an entry at the lowest priority and doesn't run it. */
async function prefetchEntry(remote: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  try {
    link.href = await entryUrl(remote);
    document.head.append(link);
  } catch {
    // Tried again, and reported, when the visitor goes there.
  }
}

async function prefetchPage(route: SiteRoute): Promise<void> {
  try {
    await loadPageModule(route);
  } catch {
    // Tried again, and reported, when the visitor goes there.
  }
}
