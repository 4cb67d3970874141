import { moveInput } from './form-values';

/**
 * Keeps a visitor's input while React hydrates a part of a page. Where a translator or an extension has changed the HTML,
 * React renders new elements in its place.
 * @returns moves the input, and the focus, into the new elements
 */
export function keepInput(part: Element): () => void {
  const sent = [...part.children];
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  part.addEventListener('focusin', follow);
  return () => {
    part.removeEventListener('focusin', follow);
    if (sent.some(({ isConnected }) => isConnected)) return;
    const removed = document.createElement('div');
    removed.append(...sent);
    moveInput(removed, part, focused);
  };
}
