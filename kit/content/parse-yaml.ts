import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';

/** An entry is a page of text: a larger file is a mistake, and could take long to read. */
const largestBytes = 100_000;

/** The parser calls itself for each level. Thousands of them end the process when it compiles an expression at its stack's end. */
const deepestLevel = 40;

/** Keys that are not data in JavaScript. */
const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

export interface YamlError {
  /** Follows the file's name and line. */
  message: string;
  line: number;
  column: number;
}

export interface ParsedYaml {
  /** Plain data; undefined where the text has errors, or is empty. */
  value: unknown;
  errors: YamlError[];
  /** Where the value at a path starts; for a missing one, where its parent starts. */
  positionOf: (path: readonly unknown[]) => { line: number; column: number };
}

/**
 * Reads YAML as entries use it: texts, numbers, lists and fields. Anchors, aliases and tags that are not YAML's own are
 * errors, so that no text can grow when it is read, run code or change the prototype of an object.
 */
export function parseYaml(text: string): ParsedYaml {
  if (Buffer.byteLength(text) > largestBytes)
    return failed(`is larger than ${largestBytes / 1000} kB: keep one entry in each file`);
  if (bracketDepth(text) > deepestLevel || blockDepth(text) > deepestLevel)
    return failed(`is nested more than ${deepestLevel} levels deep: write it flatter`);
  return parseText(text);
}

function parseText(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    schema: 'core',
    lineCounter: lines,
    prettyErrors: false,
    // Compares each key with all others: a file of only keys would take minutes. `nodeErrors` uses a set.
    uniqueKeys: false,
  });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const errors = errorsOf(document, text).map(({ message, offset }) => ({ message, ...at(offset) }));
  return {
    value: errors.length === 0 ? (document.toJS() ?? undefined) : undefined,
    errors,
    positionOf: (path) => at(offsetOf(document, path)),
  };
}

function failed(message: string): ParsedYaml {
  const start = { line: 1, column: 1 };
  return { value: undefined, errors: [{ message, ...start }], positionOf: () => start };
}

/** How many brackets are open at once, at most. Those in texts count, too, but texts have few. */
function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (bracket === '[' || bracket === '{' ? 1 : -1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** How many levels of indented lines are open at once, at most; `- - -` opens several in one line. */
function blockDepth(text: string): number {
  let deepest = 0;
  const open: { indent: number; levels: number }[] = [];
  let depth = 0;
  for (const line of text.split('\n')) {
    const [start = ''] = /^[\s?:-]*/.exec(line) ?? [];
    if (start.length === line.length && start.trim() === '') continue;
    const indent = start.search(/\S|$/);
    while ((open.at(-1)?.indent ?? -1) >= indent) depth -= open.pop()?.levels ?? 0;
    const levels = 1 + start.replaceAll(/\s/g, '').length;
    open.push({ indent, levels });
    depth += levels;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

interface Fault {
  message: string;
  offset: number;
}

function errorsOf(document: Document.Parsed, text: string): Fault[] {
  const cutOff = cutOffTexts(document, text);
  // The first error explains those after it.
  const [syntax] = [...document.errors, ...document.warnings];
  if (syntax === undefined) return [...cutOff, ...nodeErrors(document)].slice(0, mostErrors);
  const conflict = text.search(/^[<=>]{7}(?: |\r?$)/m);
  if (conflict >= 0) return [{ message: 'has a merge conflict: resolve it', offset: conflict }];
  const offset = syntax.pos[0];
  const [cause] = cutOff;
  if (cause && cause.offset < offset) return [cause];
  const remedy = isIndentedWithTab(text, offset)
    ? 'indent with spaces, not with tabs'
    : 'put a text with signs such as : @ ! or * in quotes, and close quotes and brackets';
  return [{ message: `is not valid YAML: ${syntax.message} (${remedy})`, offset }];
}

/** Texts that YAML ends at a comment of the same line: `title: Why we are #1` would be `Why we are`. */
function cutOffTexts(document: Document.Parsed, text: string): Fault[] {
  const cutOff: Fault[] = [];
  if (!text.includes('#')) return cutOff;
  const comment = /[ \t]*#/y;
  visit(document, {
    Scalar(_, { type, range }) {
      comment.lastIndex = range?.[1] ?? 0;
      const offset = comment.lastIndex;
      if (type === 'PLAIN' && comment.test(text))
        cutOff.push({ message: 'has a text that is cut off at " #": put the whole text in quotes', offset });
    },
  });
  return cutOff;
}

function isIndentedWithTab(text: string, offset: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset + 1);
  return /^ *\t/.test(line);
}

function nodeErrors(document: Document): Fault[] {
  const errors: Fault[] = [];
  visit(document, {
    Node(_, node) {
      const message = nodeError(node);
      if (message) errors.push({ message, offset: startOf(node) });
    },
    Map(_, { items }) {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        const message = keyError(key, keys);
        if (message) errors.push({ message, offset: startOf(key) });
      }
    },
  });
  return errors;
}

/** Of one file; a file that is not an entry at all may have thousands. */
const mostErrors = 10;

function nodeError(node: Node): string | undefined {
  if (isAlias(node)) return `uses an alias (*${node.source}): put a text that starts with * in quotes`;
  const { anchor } = node as { anchor?: string };
  return anchor && `has an anchor (&${anchor}): put a text that starts with & in quotes`;
}

/** @param seen the keys before this one in the same map, to which it is added */
function keyError(key: unknown, seen: Set<unknown>): string | undefined {
  if (!isScalar(key) || typeof key.value !== 'string')
    return 'has a field whose name is not a text: correct it';
  if (forbiddenKeys.includes(key.value)) return `has a field named ${key.value}: remove it`;
  if (seen.has(key.value)) return `has the field ${key.value} twice: remove one of them`;
  seen.add(key.value);
  return undefined;
}

function offsetOf({ contents }: Document, path: readonly unknown[]): number {
  let node: unknown = contents;
  let offset = startOf(node);
  for (const key of path) {
    const next: unknown = isCollection(node) ? node.get(key, true) : undefined;
    if (!isNode(next)) break;
    const pair = isMap(node) && node.items.find((item) => isScalar(item.key) && item.key.value === key);
    offset = startOf(pair ? pair.key : next);
    node = next;
  }
  return offset;
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isCollection(value);
}

function startOf(node: unknown): number {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : 0;
}
