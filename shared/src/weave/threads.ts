import type { WeaveInk, WeaveShape } from './weave-shape';

interface ThreadGround {
  /** Repeats endlessly along the threads; one text for each thread. */
  rows: readonly string[];
  /** The ink of each sign; a sign without one shows the ground. */
  inks: Partial<Record<string, WeaveInk>>;
  /** The side of one crossing. Even, so that the middle of a thread is a whole number. */
  cell: number;
  /** Weft runs across, warp runs down. */
  direction: 'weft' | 'warp';
  /** The position of the first thread's edge, across the threads. */
  from: number;
  /** Where every thread ends, along the threads; they all start at 0. */
  length: number;
  /** The number of threads; if there are more threads than rows, the rows repeat. */
  count?: number;
}

/**
 * Weaves rows of point paper as dashed lines. Threads whose rows differ only by a shift share one path, because a dash
 * pattern restarts with each subpath: a whole border takes a few hundred bytes at any length.
 */
export function weaveThreads(ground: ThreadGround): WeaveShape[] {
  const { cell, length, direction } = ground;
  const paths = new Map<string, ThreadPath>();
  // A cloth has many threads of few different rows, and the rows of a figure are few, too.
  const dashed = new Map<string, DashedThread[]>();
  const count = ground.count ?? ground.rows.length;
  for (let thread = 0; thread < count; thread += 1) {
    const row = ground.rows[thread % ground.rows.length] ?? '';
    const middle = ground.from + thread * cell + cell / 2;
    const threads = dashed.get(row) ?? dashedThreads(row, ground, paths);
    dashed.set(row, threads);
    for (const { path, start } of threads) {
      path.d += direction === 'weft' ? `M${start} ${middle}H${length}` : `M${middle} ${start}V${length}`;
    }
  }
  // A thin line of ground stays between two threads: it looks like cloth, and hides the seams of scaling.
  const stroke = Math.max(1, Math.round(cell * 0.86));
  return [...paths.values()].map(({ ink, dash, d }) => ({ ink, d, stroke, ...(dash && { dash }) }));
}

interface ThreadPath {
  ink: WeaveInk;
  dash: string;
  d: string;
}

/** One ink's part of a row: the path of all rows with its dashes, and its start along the thread. */
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
 * @returns the lengths on, off, on, off … of one repeat, rotated so that equal patterns have equal lengths, and its start;
 * no lengths when the sign fills the whole row
 */
function findRuns(row: string, sign: string): { runs: number[]; shift: number } {
  const edges = edgesOf(row, sign);
  const [first] = edges;
  if (first === undefined) return { runs: [], shift: 0 };
  const runs = edges.map((edge, at) => (edges[at + 1] ?? first + row.length) - edge);
  // Every second edge starts a dash: the same lengths follow from there, rotated.
  let turn = 0;
  for (let other = 2; other < runs.length; other += 2) if (isGreater(runs, other, turn)) turn = other;
  return { runs: [...runs.slice(turn), ...runs.slice(0, turn)], shift: edges[turn] ?? first };
}

/** The edges of a sign in a row that repeats endlessly, starting with the start of a dash; a loop, because rows are long. */
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
 * Whether these lengths are greater in one rotation than in another. Compared as numbers: comparing texts takes browsers
 * milliseconds at first use, because of the language's collation.
 */
function isGreater(runs: number[], turn: number, otherTurn: number): boolean {
  for (let at = 0; at < runs.length; at += 1) {
    const difference = (runs[(at + turn) % runs.length] ?? 0) - (runs[(at + otherTurn) % runs.length] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
