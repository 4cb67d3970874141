import { fullTitle, headElements, type PageHeadData } from '../../site-model/head-elements';

/** A page's title and meta elements. React hoists them into the document's head. */
export function PageHead(head: PageHeadData) {
  return (
    <>
      <title>{fullTitle(head.title)}</title>
      {headElements(head).map(({ tag: Element, attributes }) => (
        <Element key={attributes.name ?? attributes.property ?? attributes.rel} {...attributes} />
      ))}
    </>
  );
}
