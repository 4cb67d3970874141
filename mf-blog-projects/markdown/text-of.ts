import type { RichTextNode } from '../src/components/rich-text/rich-text-node';

/** The plain text of a rich text. */
export function textOf(nodes: readonly RichTextNode[]): string {
  return nodes.map(plainTextOf).join('');
}

function plainTextOf(node: RichTextNode): string {
  if (typeof node === 'string') return node;
  if ('text' in node) return ` ${node.text} `;
  if ('caption' in node) return ` ${node.caption} `;
  return 'children' in node ? `${textOf(node.children)}${isInline(node.tag) ? '' : ' '}` : ' ';
}

function isInline(tag: string): boolean {
  return ['em', 'strong', 'del', 'code', 'sup', 'a'].includes(tag);
}
