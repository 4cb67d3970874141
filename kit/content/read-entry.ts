import { dirname, relative } from 'node:path';
import { messageOf } from '@site/shared/node/message-of';
import * as v from 'valibot';
import { SourceError } from '../source-error';
import { describeFault, describeIssue, describeUnknownField, keysOf, unknownFields } from './describe-issue';
import { parseYaml } from './parse-yaml';
import { resolvePhotos } from './pictures/resolve-photos';
import { readText } from './read-text';

export interface ReadEntry {
  file: string;
  /** The value as it is written in the file; photographs have further fields. */
  value: unknown;
  /** A sentence for each mistake: `src/content/jobs/tester.yaml:4: title is empty`. */
  errors: string[];
  /** Where the value at a path starts. */
  lineOf: (path: readonly unknown[]) => number;
}

/** Reads the file of an entry and checks it. */
export function readEntryFile(file: string, schema: v.GenericSchema): ReadEntry {
  let text: string;
  try {
    text = readText(file);
  } catch (problem) {
    const error = messageOf(problem);
    return { file, value: undefined, errors: [error], lineOf: () => 1 };
  }
  return readEntry(file, text, schema);
}

/** Checks the text of an entry. */
export function readEntry(file: string, text: string, schema: v.GenericSchema): ReadEntry {
  const { value, errors, positionOf } = parseYaml(text);
  const lineOf = (path: readonly unknown[]) => positionOf(path).line;
  const name = relative(process.cwd(), file);
  if (errors.length > 0)
    return {
      file,
      value: undefined,
      errors: errors.map(({ line, message }) => `${name}:${line}: the file ${message}`),
      lineOf,
    };
  const { issues, output } = v.safeParse(schema, value);
  const faults = issues
    ? issues.map((issue) => ({ path: keysOf(issue), message: describeIssue(issue, schema, value) }))
    : unknownFields(value, output).map((path) => ({ path, message: describeUnknownField(path) }));
  const resolved = resolvePhotos(value, dirname(file), ({ path, message }) =>
    faults.push({ path, message: describeFault(path, message) }),
  );
  return {
    file,
    value: resolved,
    errors: faults.map(({ path, message }) => `${name}:${lineOf(path)}: ${message}`),
    lineOf,
  };
}

/** @throws with a sentence for each mistake */
export function requireComplete(errors: readonly string[]): void {
  if (errors.length > 0) throw new ContentError(errors);
}

/** The content has mistakes. The message has a line for each. */
export class ContentError extends SourceError {
  override name = 'ContentError';

  constructor(readonly errors: readonly string[]) {
    super(`The content is not complete:\n${errors.join('\n')}`);
  }
}
