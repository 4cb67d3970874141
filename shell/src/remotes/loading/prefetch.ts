import { loadPageAt } from './browser-page-loader';

/** Shorter hovers, of a pointer that only passes over a link, are ignored. */
const hoverDelayMs = 60;

/** The Network Information API, in browsers that have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Loads a page in advance when the pointer, a finger or the focus is on a link to it. Does nothing for visitors who save
 * data.
 * @returns stops prefetching
 */
export function startPrefetching(): () => void {
  const stop = new AbortController();
  if (!savesData()) prefetchPagesOnIntent(stop.signal);
  return () => stop.abort();
}

function prefetchPagesOnIntent(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  const prefetchAfter = (delayMs: number) => (event: Event) => {
    clearTimeout(timer);
    const pathname = pathnameOf(event.target);
    if (pathname) timer = setTimeout(() => void prefetchPage(pathname), delayMs);
  };
  document.addEventListener('pointerover', prefetchAfter(hoverDelayMs), { passive: true, signal });
  document.addEventListener('pointerdown', prefetchAfter(0), { passive: true, signal });
  document.addEventListener('focusin', prefetchAfter(hoverDelayMs), { signal });
}

function savesData(): boolean {
  const { connection }: { connection?: Connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** The path of the link around an event's target; undefined for placeholders and links to other sites. */
function pathnameOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return undefined;
  return link.origin === location.origin ? link.pathname : undefined;
}

async function prefetchPage(pathname: string): Promise<void> {
  try {
    await loadPageAt(pathname);
  } catch {
    // Tried again, and reported, when the visitor follows the link.
  }
}
