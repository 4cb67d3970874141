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
  const starts = [...row].flatMap((here, at) => {
    const before = row.at(at - 1);
    return here === sign && before !== sign ? [at] : [];
  });
  const candidates = starts.map((shift) => ({ runs: runsFrom(row, sign, shift), shift }));
  const [first = { runs: [], shift: 0 }, ...others] = candidates;
  // By the numbers, not by their text: browsers take milliseconds before they compare texts in somebody's language.
  return others.reduce((chosen, other) => (isGreater(other.runs, chosen.runs) ? other : chosen), first);
}

function isGreater(one: number[], other: number[]): boolean {
  const differs = one.findIndex((run, at) => run !== other[at]);
  return differs >= 0 && (one[differs] ?? 0) > (other[differs] ?? 0);
}

function runsFrom(row: string, sign: string, shift: number): number[] {
  const turned = row.slice(shift) + row.slice(0, shift);
  const runs: number[] = [];
  let on: boolean | undefined;
  for (const here of turned) {
    if ((here === sign) === on) {
      runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    } else {
      on = here === sign;
      runs.push(1);
    }
  }
  return runs;
}
