import { hideBelowTheFold, reveal, revealAll, revealAround } from './entrances';
import { nextTurn } from './next-turn';
import { onReducedMotion, prefersReducedMotion } from './reduced-motion';

/** The library's defaults (specification §9). */
const defaults = {
  offset: 120,
  duration: 400,
  easing: 'ease',
  throttleDelay: 99,
  debounceDelay: 50,
  once: true,
  // It would give over to itself what a page adds later, in full view of the visitor.
  disableMutationObserver: true,
} as const;

type Library = typeof import('./library')['aos'];

let library: Promise<Library> | undefined;

/**
 * Animates what lies below the window of the page that is shown now; called after hydration and after each
 * navigation. Nothing is hidden before the library is there, and nothing at all when the visitor wants no motion.
 */
export async function startAnimations(stopped: () => boolean = () => false): Promise<void> {
  if (prefersReducedMotion() || !document.querySelector('[data-reveal]')) return;
  library ??= load();
  const aos = await library.catch(() => undefined);
  // Measuring a long page takes a slow phone a while: in two parts, between which it answers.
  await nextTurn();
  if (!aos || stopped() || prefersReducedMotion()) return;
  hideBelowTheFold();
  await nextTurn();
  aos.refreshHard();
  revealAtTheEnd();
}

async function load(): Promise<Library> {
  const { aos } = await import('./library');
  aos.init(defaults);
  watchOver(aos);
  return aos;
}

/** The library measures once and waits for scrolling. These are the cases in which something would stay hidden. */
function watchOver(aos: Library): void {
  // A page that has grown or shrunk: an answer that was opened, a list that was cut short.
  let measured = false;
  new ResizeObserver(() => {
    // It begins by telling what the library has just measured itself.
    if (measured) {
      aos.refresh();
      revealAtTheEnd();
    }
    measured = true;
  }).observe(document.body);
  window.addEventListener('scroll', revealAtTheEnd, { passive: true });
  document.addEventListener('focusin', ({ target }) => target instanceof Element && revealAround(target));
  window.addEventListener('beforeprint', revealAll);
  onReducedMotion(revealAll);
  // An entrance that is over needs no library any more.
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
