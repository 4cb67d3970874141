import type { MdastNode } from 'satteri';
import type { FileErrors } from './file-errors';

type Table = Extract<MdastNode, { type: 'table' }>;

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
  for (const node of nodes) {
    if (node.type === 'table') checkRows(node, errors);
    if (node.type === 'text') checkText(node, text, errors);
  }
  checkFootnotes(nodes, errors);
}

function* nodesOf(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

function checkRows({ children: [head, ...rows] }: Table, errors: FileErrors): void {
  for (const { children, position } of rows)
    if (children.length > (head?.children.length ?? 0))
      errors.add(
        'the row has more cells than the head of its table: write \\| for a | in a text',
        position?.start,
      );
}

function checkText({ position }: MdastNode, text: string, errors: FileErrors): void {
  if (position?.start.offset === undefined) return;
  const source = text.slice(position.start.offset, position.end.offset);
  const found = unread.find(({ pattern }) => pattern.test(source));
  if (!found) return;
  const lines = source.slice(0, source.search(found.pattern)).split('\n');
  const column = lines.at(-1)?.length ?? 0;
  errors.add(found.reason, {
    line: position.start.line + lines.length - 1,
    column: column + (lines.length === 1 ? position.start.column : 1),
  });
}

function checkFootnotes(nodes: MdastNode[], errors: FileErrors): void {
  const used = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : [])));
  const defined = new Set<string>();
  for (const node of nodes) {
    if (node.type !== 'footnoteDefinition') continue;
    const { identifier, position } = node;
    if (!used.has(identifier))
      errors.add(`no text refers to this footnote: write [^${identifier}] where it belongs`, position?.start);
    if (defined.has(identifier))
      errors.add(`there are two footnotes ${identifier}: rename one of them`, position?.start);
    defined.add(identifier);
  }
}
