import { onPageShown } from './on-page-shown';
import { focusOn, showTarget } from './show-target';

/**
 * Does what a browser does after loading a page: scrolls to the element of the URL's hash, or to the top (requirements §2),
 * moves the focus there, and announces the title. The page also fades in (motion/page-fade.css).
 * @param container of the page, which has just replaced another one
 * @returns stops waiting for the heading and the title
 */
export function beginPage(
  container: HTMLElement,
  hash: string,
  announce: (title: string) => void,
): () => void {
  const target = showTarget(hash);
  if (!target) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  // A CSS animation runs again only under another name.
  container.dataset.fade = container.dataset.fade === 'in' ? 'again' : 'in';
  return onPageShown(container, ({ heading, title }) => {
    focusOn(target ?? heading);
    announce(title);
  });
}
