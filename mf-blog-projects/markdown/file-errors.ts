import { relative } from 'node:path';

interface Place {
  line: number;
  column: number;
}

/** The errors found in a file, each with its place. */
export class FileErrors {
  private readonly found: (Place & { reason: string })[] = [];

  /** @param path of the file */
  constructor(readonly path: string) {}

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  /** @param place by default the file's first line: nodes that a parser adds have no place */
  add(reason: string, { line, column }: Place = { line: 1, column: 1 }): void {
    this.found.push({ line, column, reason });
  }

  /** From the first line to the last: `src/content/articles/a.md:12:1: …`. */
  toString(): string {
    const name = relative(process.cwd(), this.path);
    return this.found
      .toSorted((one, other) => one.line - other.line)
      .map(({ line, column, reason }) => `${name}:${line}:${column}: ${reason}`)
      .join('\n');
  }
}
