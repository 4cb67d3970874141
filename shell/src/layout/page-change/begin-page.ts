import { onPageShown } from './on-page-shown';

/**
 * Does what a browser does after loading a page: scrolls to the top (requirements §2), moves the focus to the heading and
 * announces the title. The page also fades in (motion/page-fade.css).
 * @param container of the page, which has just replaced another one
 * @returns stops waiting for the heading and the title
 */
export function beginPage(container: HTMLElement, announce: (title: string) => void): () => void {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  // A CSS animation runs again only under another name.
  container.dataset.fade = container.dataset.fade === 'in' ? 'again' : 'in';
  return onPageShown(container, ({ heading, title }) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    announce(title);
  });
}
