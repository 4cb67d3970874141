import { describeIssue, keysOf } from '@site/kit/content/describe-issue';
import { parseYaml } from '@site/kit/content/parse-yaml';
import type { Root } from 'mdast';
import * as v from 'valibot';
import type { VFile } from 'vfile';

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
  const { value = {}, errors, positionOf } = parseYaml(first.value);
  // The first line of the file is ---.
  const inFile = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column });
  for (const error of errors) file.message(`the front matter ${error.message}`, inFile(error));
  if (errors.length > 0) return undefined;

  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  for (const issue of issues)
    file.message(describeIssue(issue, schema, value), inFile(positionOf(keysOf(issue))));
  return undefined;
}
