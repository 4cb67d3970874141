/**
 * The library hides what carries `data-aos` until it is scrolled into view. Pages only carry `data-reveal`
 * (specification §9); this file decides what is given over to the library, and takes it back.
 */
const hidden = '[data-reveal][data-aos]';

/** Gives the library what is still below the window. What the visitor can see already is never hidden. */
export function hideBelowTheFold(): void {
  const fresh = [...document.querySelectorAll('[data-reveal]:not([data-aos], [data-revealed])')];
  // All are measured before any is changed: one layout instead of one for each.
  const below = fresh.map((element) => element.getBoundingClientRect().top >= window.innerHeight);
  for (const [index, element] of fresh.entries()) {
    if (!below[index]) {
      element.setAttribute('data-revealed', '');
      continue;
    }
    copy(element, 'data-reveal-duration', 'data-aos-duration');
    copy(element, 'data-reveal-delay', 'data-aos-delay');
    copy(element, 'data-reveal', 'data-aos');
  }
}

/** Shows an element for good, at once or because its entrance is over. */
export function reveal(element: Element): void {
  if (!element.matches(hidden)) return;
  for (const name of ['data-aos', 'data-aos-duration', 'data-aos-delay']) element.removeAttribute(name);
  element.classList.remove('aos-init', 'aos-animate');
  element.setAttribute('data-revealed', '');
}

/** Shows everything, wherever it is on the page. */
export function revealAll(): void {
  for (const element of document.querySelectorAll(hidden)) reveal(element);
}

/** Shows what holds an element, for instance one that has just taken the focus. */
export function revealAround(element: Element): void {
  for (let holder = element.closest(hidden); holder; holder = element.closest(hidden)) reveal(holder);
}

function copy(element: Element, from: string, to: string): void {
  const value = element.getAttribute(from);
  if (value !== null) element.setAttribute(to, value);
}
