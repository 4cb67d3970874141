import type { WeaveInk, WeaveShape } from './weave-shape';

interface ThreadGround {
  /** Repeats for ever along the threads; one text for each thread. */
  rows: readonly string[];
  /** Which ink each sign is woven in; a sign without one lets the ground through. */
  inks: Partial<Record<string, WeaveInk>>;
  /** The side of one crossing. Even, so that the middle of a thread is a whole number. */
  cell: number;
  /** Weft runs across, warp runs down. */
  direction: 'weft' | 'warp';
  /** Where the first thread's edge lies, across the threads. */
  from: number;
  /** Where every thread ends, along the threads; they all begin at 0. */
  length: number;
  /** How many threads; the rows repeat when there are more. */
  count?: number;
}

/**
 * Weaves rows of point paper as dashed lines. Threads whose rows differ only by a shift share one path, because
 * a dash pattern starts anew with each subpath: a whole border takes a few hundred bytes, whatever its length.
 */
export function weaveThreads(ground: ThreadGround): WeaveShape[] {
  const { cell, length, direction } = ground;
  const paths = new Map<string, ThreadPath>();
  // A cloth has many threads of few rows, and the rows of a figure are few, too.
  const dashed = new Map<string, DashedThread[]>();
  const count = ground.count ?? ground.rows.length;
  for (let thread = 0; thread < count; thread += 1) {
    const row = ground.rows[thread % ground.rows.length] ?? '';
    const middle = ground.from + thread * cell + cell / 2;
    const known = dashed.get(row) ?? dashedThreads(row, ground, paths);
    dashed.set(row, known);
    for (const { path, start } of known) {
      path.d += direction === 'weft' ? `M${start} ${middle}H${length}` : `M${middle} ${start}V${length}`;
    }
  }
  // A hair of ground stays between two threads: it reads as cloth, and hides the seams of scaling.
  const stroke = Math.max(1, Math.round(cell * 0.86));
  return [...paths.values()].map(({ ink, dash, d }) => ({ ink, d, stroke, ...(dash && { dash }) }));
}

interface ThreadPath {
  ink: WeaveInk;
  dash: string;
  d: string;
}

/** One ink's part of a row: the path of all that have its dashes, and where it begins along the thread. */
interface DashedThread {
  path: ThreadPath;
  start: number;
}

function dashedThreads(
  row: string,
  { inks, cell }: ThreadGround,
  paths: Map<string, ThreadPath>,
): DashedThread[] {
  return Object.entries(inks).flatMap(([sign, ink]) => {
    if (!ink || !row.includes(sign)) return [];
    const { runs, shift } = findRuns(row, sign);
    const dash = runs.map((run) => run * cell).join(' ');
    const key = `${ink} ${dash}`;
    const path = paths.get(key) ?? { ink, dash, d: '' };
    paths.set(key, path);
    return [{ path, start: (shift === 0 ? 0 : shift - row.length) * cell }];
  });
}

/**
 * @returns the lengths on, off, on, off … of one repeat, turned so that equal patterns look equal, and where it begins;
 * no lengths when the sign fills the whole row
 */
function findRuns(row: string, sign: string): { runs: number[]; shift: number } {
  const edges = edgesOf(row, sign);
  const [first] = edges;
  if (first === undefined) return { runs: [], shift: 0 };
  const runs = edges.map((edge, at) => (edges[at + 1] ?? first + row.length) - edge);
  // Every second edge begins what is on: from there the same lengths follow, turned.
  let turn = 0;
  for (let other = 2; other < runs.length; other += 2) if (isGreater(runs, other, turn)) turn = other;
  return { runs: [...runs.slice(turn), ...runs.slice(0, turn)], shift: edges[turn] ?? first };
}

/** Where a sign begins and ends in a row that repeats for ever, a beginning first; a loop, because rows are long. */
function edgesOf(row: string, sign: string): number[] {
  const edges: number[] = [];
  let on = row.endsWith(sign);
  for (let at = 0; at < row.length; at += 1) {
    if ((row[at] === sign) === on) continue;
    on = !on;
    edges.push(at);
  }
  const [first, ...rest] = edges;
  return first === undefined || row[first] === sign ? edges : [...rest, first + row.length];
}

/**
 * Whether lengths turned so far are greater than the same turned otherwise. By the numbers, not by their text: browsers
 * take milliseconds before they compare texts in somebody's language.
 */
function isGreater(runs: number[], turn: number, otherTurn: number): boolean {
  for (let at = 0; at < runs.length; at += 1) {
    const difference = (runs[(at + turn) % runs.length] ?? 0) - (runs[(at + otherTurn) % runs.length] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
