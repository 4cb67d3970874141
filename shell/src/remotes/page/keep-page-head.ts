/** The elements of the head that belong to a page. */
const pageHead =
  'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"]';

const headElements = () => [...document.head.querySelectorAll(pageHead)];

/** Copies of the head elements of the current page. */
export function copyPageHead(): Element[] {
  return headElements().map((element) => element.cloneNode(true) as Element);
}

/**
 * Tracks the head elements of a page that React has not hydrated, so that they can be removed when the visitor leaves.
 * @param copies replace elements that React has removed with a page that threw
 * @returns removes them
 */
export function keepPageHead(copies: Element[] = []): () => void {
  if (headElements().length === 0) document.head.append(...copies.map((element) => element.cloneNode(true)));
  const elements = headElements();
  return () => {
    for (const element of elements) element.remove();
  };
}
