import type { MdastNode } from 'satteri';
import type { FileErrors } from './file-errors';

/** What Markdown takes for text, though its author means a link, an image, a note or a table. Escaped brackets are text. */
const unread = [
  {
    pattern: /(?<!\\)!?\[[^[\]\n]*\]\([^()\n]*\)/,
    reason: 'this is shown as it is written: write an address with spaces in < and >',
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\n]+\]/,
    reason: 'there is no such footnote: write it on a line of its own, [^name]: and its text',
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]*\]\[[^[\]\n]*\]/,
    reason: 'there is no such address: write it on a line of its own, [name]: and the address',
  },
  {
    pattern: /^\|[ \t:|-]+$/m,
    reason: 'this line needs a cell of dashes for each cell of the line above',
  },
];

/**
 * Adds an error for each part of a file that its page would not show, or would show as it is written.
 * @param text of the file
 */
export function checkSource(document: MdastNode, text: string, errors: FileErrors): void {
  const nodes = [...nodesOf(document)];
  const used = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : [])));
  const defined = new Set<string>();
  for (const node of nodes) {
    const start = node.position?.start;
    if (node.type === 'table')
      for (const row of node.children)
        if (row.children.length > (node.children[0]?.children.length ?? 0))
          errors.add(
            'the row has more cells than the head of its table: write \\| for a | in a text',
            row.position?.start,
          );
    if (node.type === 'text') checkText(node, text, errors);
    if (node.type !== 'footnoteDefinition') continue;
    if (!used.has(node.identifier))
      errors.add(`no text refers to this footnote: write [^${node.identifier}] where it belongs`, start);
    if (defined.has(node.identifier))
      errors.add(`there are two footnotes ${node.identifier}: rename one of them`, start);
    defined.add(node.identifier);
  }
}

function* nodesOf(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

function checkText({ position }: MdastNode, text: string, errors: FileErrors): void {
  if (position?.start.offset === undefined) return;
  const source = text.slice(position.start.offset, position.end.offset);
  const found = unread.find(({ pattern }) => pattern.test(source));
  if (!found) return;
  const before = source.slice(0, source.search(found.pattern)).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const isFirst = before.length === 1;
  errors.add(found.reason, {
    line: position.start.line + before.length - 1,
    column: isFirst ? position.start.column + column - 1 : column,
  });
}
