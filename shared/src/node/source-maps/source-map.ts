import { readFile } from 'node:fs/promises';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

export type SourceMap = TraceMap;

/** A position in a source; lines and columns are counted from one. */
export interface SourcePosition {
  /** As the source map names it. */
  source: string;
  line: number;
  column: number;
  /** The line itself. */
  text?: string;
}

/** Reads a source map. @returns undefined where there is none, or it can't be read */
export async function readSourceMap(file: string): Promise<SourceMap | undefined> {
  try {
    return new TraceMap(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Finds the source of a position in a script, which is counted from one as in the stacks of V8.
 * @returns undefined where the source map names none
 */
export function findInSource(map: SourceMap, line: number, column: number): SourcePosition | undefined {
  // Source maps count columns from zero.
  const found = originalPositionFor(map, { line: Math.max(1, line), column: Math.max(0, column - 1) });
  if (!found.source) return undefined;
  const text = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim();
  return {
    source: found.source,
    line: found.line,
    column: found.column + 1,
    ...(text !== undefined && { text }),
  };
}
