/** The heading and the title of the current page. */
interface ShownPage {
  heading: HTMLElement;
  title: string;
}

/**
 * Waits until a page has a heading and a title, however long its parts take, and reports it once.
 * @param page the element around it
 * @returns stops waiting
 */
export function onPageShown(page: HTMLElement, report: (shown: ShownPage) => void): () => void {
  const watch = new MutationObserver(look);

  function look() {
    // The router's not-found screen starts with a heading of the second level.
    const heading = page.querySelector<HTMLElement>('h1, :scope > h2');
    if (!heading || !document.title) return;
    watch.disconnect();
    report({ heading, title: document.title });
  }

  watch.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  look();
  return () => watch.disconnect();
}
