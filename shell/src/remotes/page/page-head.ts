/** The elements of the head that belong to a page. */
const pageHead =
  'title, meta[name="description"], meta[property], meta[name^="twitter:"], link[rel="canonical"]';

/**
 * Remembers the head elements of a page that React has not hydrated, so that they can be removed when the visitor leaves.
 * @returns removes them
 */
export function rememberPageHead(): () => void {
  const elements = document.head.querySelectorAll(pageHead);
  return () => {
    for (const element of elements) element.remove();
  };
}
