/** The elements of the head that belong to a page and not to the document. */
const pageHead =
  'title, meta[name="description"], meta[property], meta[name^="twitter:"], link[rel="canonical"]';

/**
 * Remembers title and description that came with a page which React has not hydrated: nobody else takes them away when
 * the visitor leaves it.
 * @returns what takes them away
 */
export function rememberPageHead(): () => void {
  const elements = document.head.querySelectorAll(pageHead);
  return () => {
    for (const element of elements) element.remove();
  };
}
