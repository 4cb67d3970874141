import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

/** The same HTML without its style attributes. */
export function withoutStyleAttributes(html: string): string {
  const fragment = parseFragment(html);
  removeFrom(fragment);
  return serialize(fragment);
}

function removeFrom({ childNodes }: DefaultTreeAdapterTypes.ParentNode): void {
  for (const node of childNodes) {
    if (!('attrs' in node)) continue;
    node.attrs = node.attrs.filter(({ name }) => name !== 'style');
    removeFrom(node);
  }
}
