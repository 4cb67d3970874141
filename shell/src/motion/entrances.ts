/**
 * The library hides elements with `data-aos` until they are scrolled into view. Pages have `data-reveal` only
 * (requirements §9); this file adds `data-aos` to them and removes it.
 */
const hidden = '[data-reveal][data-aos]';
/** Elements that a visitor can click. */
const pressable = 'a, button, input, select, textarea, summary';

/** Marks elements below the window for the library. Visible elements are never hidden. */
export function hideBelowTheFold(): void {
  const fresh = [...document.querySelectorAll('[data-reveal]:not([data-aos], [data-revealed])')];
  // Measured before the first change: one layout instead of one for each element.
  const below = fresh.map((element) => element.getBoundingClientRect().top >= window.innerHeight);
  for (const [index, element] of fresh.entries()) {
    if (!below[index]) {
      element.setAttribute('data-revealed', '');
      continue;
    }
    copy(element, 'data-reveal-duration', 'data-aos-duration');
    copy(element, 'data-reveal-delay', 'data-aos-delay');
    element.setAttribute('data-aos', entranceOf(element));
  }
}

/** Clickable elements fade in without moving: a click would miss a moving one. */
function entranceOf(element: Element): string {
  const entrance = element.getAttribute('data-reveal') ?? '';
  const canBePressed = element.closest(pressable) ?? element.querySelector(pressable);
  return canBePressed && entrance.startsWith('fade-') ? 'fade' : entrance;
}

/** Shows an element permanently, without the library. */
export function reveal(element: Element): void {
  if (!element.matches(hidden)) return;
  for (const name of ['data-aos', 'data-aos-duration', 'data-aos-delay']) element.removeAttribute(name);
  element.classList.remove('aos-init', 'aos-animate');
  element.setAttribute('data-revealed', '');
}

export function revealAll(): void {
  for (const element of document.querySelectorAll(hidden)) reveal(element);
}

/** Shows the elements around a newly focused one. */
export function revealAround(element: Element): void {
  for (let holder = element.closest(hidden); holder; holder = element.closest(hidden)) reveal(holder);
}

function copy(element: Element, from: string, to: string): void {
  const value = element.getAttribute(from);
  if (value !== null) element.setAttribute(to, value);
}
