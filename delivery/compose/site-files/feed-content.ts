import { attribute, elementsIn } from '@site/kit/browser/html-tree';
import { feedContentAttribute } from '@site/shared/site-model/feed-content';
import { type DefaultTreeAdapterTypes, serialize } from 'parse5';
import { parseNested } from '../markup/parse-nested';

type Element = DefaultTreeAdapterTypes.Element;

/** The attributes that are useful outside of our pages. */
const keptAttributes = ['href', 'src', 'alt', 'width', 'height', 'start', 'scope', 'id'];

/**
 * The text of an article from its composed page, for feed readers: without the page's classes, and with absolute URLs.
 * @param html the page
 * @param address the URL of the page
 * @throws when no element of the page is marked as the text
 */
export function feedContent(html: string, address: string): string {
  const elements = elementsIn(parseNested(address, html));
  const text = elements.find((element) => attribute(element, feedContentAttribute) !== undefined);
  if (!text)
    throw new Error(
      `${address} is an article, but none of its elements has ${feedContentAttribute}. Mark its text.`,
    );
  for (const element of elementsIn(text)) element.attrs = keptOf(element, address);
  // The one character that HTML allows and XML does not.
  return serialize(text).replaceAll('\f', ' ');
}

function keptOf({ attrs }: Element, address: string): Element['attrs'] {
  return attrs
    .filter(({ name }) => keptAttributes.includes(name))
    .map(({ name, value }) => ({
      name,
      value: name === 'href' || name === 'src' ? new URL(value, address).href : value,
    }));
}
