import { yieldToMain } from '../scheduling/yield-to-main';
import { hideBelowTheFold, reveal, revealAll, revealAround } from './entrances';
import { onReducedMotion, prefersReducedMotion } from './reduced-motion';

/** The library's defaults (requirements §9). */
const defaults = {
  offset: 120,
  duration: 400,
  easing: 'ease',
  throttleDelay: 99,
  debounceDelay: 50,
  once: true,
  // It would hide visible elements that a page adds later.
  disableMutationObserver: true,
} as const;

type Library = typeof import('./animation-library')['aos'];

let library: Promise<Library> | undefined;

/**
 * Animates elements below the window of the current page; called after hydration and after each navigation. Nothing is
 * hidden before the library has loaded, and nothing at all with reduced motion.
 */
export async function startAnimations(stopped: () => boolean): Promise<void> {
  if (prefersReducedMotion() || !document.querySelector('[data-reveal]')) return;
  library ??= load();
  const aos = await library.catch(() => undefined);
  // Measuring a long page is slow on a slow phone, so it is done in two parts, with input handled in between.
  await yieldToMain();
  if (!aos || stopped() || prefersReducedMotion()) return;
  hideBelowTheFold();
  await yieldToMain();
  aos.refreshHard();
  revealAtTheEnd();
}

async function load(): Promise<Library> {
  const { aos } = await import(/* webpackChunkName: "after-hydration" */ './animation-library');
  aos.init(defaults);
  watchOver(aos);
  return aos;
}

/** The library measures once and then reacts only to scrolling. In these cases an element would stay hidden. */
function watchOver(aos: Library): void {
  // The page has grown or shrunk.
  let measured = false;
  let due: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    aos.refresh();
    revealAtTheEnd();
  };
  new ResizeObserver(() => {
    clearTimeout(due);
    // The first call reports the size that the library has just measured. Later calls belong to a frame that should not be
    // delayed, so it is painted first.
    if (measured) due = setTimeout(measure);
    measured = true;
  }).observe(document.body);
  window.addEventListener('scroll', revealAtTheEnd, { passive: true });
  document.addEventListener('focusin', ({ target }) => target instanceof Element && revealAround(target));
  window.addEventListener('beforeprint', revealAll);
  onReducedMotion(revealAll);
  // A finished entrance no longer needs the library.
  document.addEventListener('transitionend', ({ target }) => {
    if (target instanceof Element && target.matches('.aos-animate')) reveal(target);
  });
}

/** The last 120 px of a page can't be scrolled 120 px into view. */
function revealAtTheEnd(): void {
  const rest = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  if (rest < 2)
    for (const element of document.querySelectorAll('[data-aos]')) element.classList.add('aos-animate');
}
