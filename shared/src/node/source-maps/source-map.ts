import { readFile, stat } from 'node:fs/promises';
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

/** Four times those of the largest script. To decode them takes a third of a second, during which a server does nothing else. */
const maxMappings = 2 ** 21;

/** Four times the largest. Sixty megabytes of line breaks, or of names of sources, would take a second and half a gigabyte. */
const maxBytes = 2 ** 23;

/** @throws where there is none, it is too large, or it can't be read */
export async function readSourceMap(file: string): Promise<SourceMap> {
  if ((await stat(file)).size > maxBytes) throw new Error(`${file} is too large.`);
  const map = JSON.parse(await readFile(file, 'utf8'));
  if (map.mappings.length > maxMappings) throw new Error(`${file} has too many mappings.`);
  return new TraceMap(map);
}

/**
 * Finds the source of a position in a script, which is counted from one as in the stacks of V8.
 * @returns undefined where the source map names none
 */
export function findInSource(map: SourceMap, line: number, column: number): SourcePosition | undefined {
  // Source maps count columns from zero.
  const found = originalPositionFor(map, { line: Math.max(1, line), column: Math.max(0, column - 1) });
  if (!found.source) return undefined;
  // The file is a team's, so that a source may be anything.
  const content: unknown = sourceContentFor(map, found.source);
  const text = typeof content === 'string' ? content.split('\n')[found.line - 1]?.trim() : undefined;
  return {
    source: found.source,
    line: found.line,
    column: found.column + 1,
    ...(text !== undefined && { text }),
  };
}
