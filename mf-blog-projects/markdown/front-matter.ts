import type { Root } from 'mdast';
import * as v from 'valibot';
import type { VFile } from 'vfile';
import { type Document, LineCounter, parseDocument } from 'yaml';

/**
 * Reads and checks the YAML between the two lines of `---` at the start of a file.
 * @returns nothing when it has errors; each is recorded as a message of the file, at the line of the field
 */
export function readFrontMatter<Schema extends v.GenericSchema>(
  { children: [first] }: Root,
  file: VFile,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (first?.type !== 'yaml') {
    file.message('the front matter is missing: start the file with its fields between two lines of ---', {
      line: 1,
      column: 1,
    });
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(first.value, { lineCounter: lines, prettyErrors: false });
  // The first line of the file is ---.
  const pointAt = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  for (const { message, pos } of document.errors)
    file.message(
      `the front matter is not valid YAML: ${message} (put a text with a colon in quotes)`,
      pointAt(pos[0]),
    );
  if (document.errors.length > 0) return undefined;

  const { success, output, issues } = v.safeParse(schema, document.toJS() ?? {});
  if (success) return output;
  for (const issue of issues)
    file.message(messageOf(issue), pointAt(offsetOf(document, issue.path?.map(({ key }) => key) ?? [])));
  return undefined;
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'the front matter';
  if (issue.expected === 'never') return `${field} is not a field of the front matter`;
  return issue.received === 'undefined' ? `${field} is missing` : `${field} ${issue.message}`;
}

/** Where a field's value starts; for a missing field, where its parent starts. */
function offsetOf(document: Document, path: unknown[]): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
      return Number(node.range[0]);
  }
  return 0;
}
