import { parseFragment, serialize } from 'parse5';
import { elementsIn } from '../gate/html-tree';

/** The same HTML without its style attributes. */
export function withoutStyleAttributes(html: string): string {
  const fragment = parseFragment(html);
  for (const element of elementsIn(fragment))
    element.attrs = element.attrs.filter(({ name }) => name !== 'style');
  return serialize(fragment);
}
