import { describeIssue, keysOf } from '@site/kit/content/describe-issue';
import { parseYaml } from '@site/kit/content/parse-yaml';
import type { MdastNode } from 'satteri';
import * as v from 'valibot';
import type { FileErrors } from './file-errors';

/**
 * Reads and checks the YAML between the two lines of `---` at the start of a file.
 * @returns nothing when it has errors; each is added at the line of the field
 */
export function readFrontMatter<Schema extends v.GenericSchema>(
  document: MdastNode,
  found: FileErrors,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const first = document.type === 'root' ? document.children[0] : undefined;
  if (first?.type !== 'yaml') {
    found.add('the front matter is missing: start the file with its fields between two lines of ---');
    return undefined;
  }
  const { value = {}, errors, positionOf } = parseYaml(first.value);
  // The first line of the file is ---.
  const inFile = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column });
  for (const error of errors) found.add(`the front matter ${error.message}`, inFile(error));
  if (errors.length > 0) return undefined;

  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  for (const issue of issues)
    found.add(describeIssue(issue, schema, value), inFile(positionOf(keysOf(issue))));
  return undefined;
}
