import { butiNames, butis } from './motifs';
import type { SeededRandom } from './random';
import { weaveThreads } from './threads';
import type { WeaveShape } from './weave-shape';

interface Cloth {
  width: number;
  height: number;
  cell: number;
}

/** The body of the cloth, behind its borders: quiet, one texture. */
export const fields = { dhari, charkhana, buti, twill, leher, sada } satisfies Record<
  string,
  (cloth: Cloth, random: SeededRandom) => WeaveShape[]
>;

type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as [FieldName, ...FieldName[]];

const fieldInk = { '#': 'field', o: 'thread' } as const;

/** Warp stripes in a mirrored group, thick and thin. */
function dhari(cloth: Cloth, random: SeededRandom): WeaveShape[] {
  const group = random.pick(['####..#..', '##.##....', '######.#.#.', '#.#.#.....', '###...###.#.', '#...']);
  const lines = [...group];
  return warp([...lines, ...lines.toReversed()], cloth);
}

/** Checks: stripes of warp, crossed by the same stripes of weft that pass under every other thread. */
function charkhana(cloth: Cloth, random: SeededRandom): WeaveShape[] {
  const group = random.pick([
    '##.......',
    '#.#.......',
    '####........',
    '#.....',
    '###.#.......',
    '#..#........',
  ]);
  const lines = [...group];
  const rows = lines.map((sign, at) => (sign === '#' ? (at % 2 ? '#.' : '.#') : '.'));
  return [...warp(lines, cloth), ...weft(rows, cloth)];
}

/** Small figures scattered in a half drop. */
function buti(cloth: Cloth, random: SeededRandom): WeaveShape[] {
  const figure: readonly string[] = butis[random.pick(butiNames)];
  const wide = figure[0]?.length ?? 0;
  const air = random.pick([3, 5, 8]);
  const period = 2 * (wide + air);
  const straight = figure.map((row) => row.padEnd(period, '.'));
  const dropped = figure.map((row) => '.'.repeat(period / 2) + row.padEnd(period / 2, '.'));
  const gap = Array.from({ length: Math.max(2, air - 1) }, () => '.');
  return weft([...gap, ...straight, ...gap, ...dropped], cloth);
}

/** Diagonals: every weft thread starts one crossing later than the one above. */
function twill(cloth: Cloth, random: SeededRandom): WeaveShape[] {
  const repeat = random.pick(['##..', '###...', '####....', '##.#....', '######......', '#....']);
  const leans = random.pick(['left', 'right']);
  const rows = Array.from(repeat, (_, at) => turn(repeat, leans === 'left' ? at : -at));
  return weft(rows, cloth);
}

/** Waves: a twill that changes its direction. */
function leher(cloth: Cloth, random: SeededRandom): WeaveShape[] {
  const repeat = random.pick(['###...', '####....', '##....', '######......', '##.##.....']);
  const swing = random.pick([6, 9, 14]);
  const there = Array.from({ length: swing }, (_, at) => turn(repeat, at));
  const rows = [...there, ...there.slice(1, -1).reverse()];
  return weft(rows, cloth);
}

/** Plain cloth of blocks: over and under the same number of threads. */
function sada(cloth: Cloth, random: SeededRandom): WeaveShape[] {
  const over = random.pick([1, 2, 3, 5]);
  const block = '#'.repeat(over) + '.'.repeat(over);
  const rows = [...Array(over).fill(block), ...Array(over).fill(turn(block, over))];
  return weft(rows, cloth);
}

function weft(rows: readonly string[], { width, height, cell }: Cloth): WeaveShape[] {
  const count = Math.ceil(height / cell);
  return weaveThreads({ rows, inks: fieldInk, cell, direction: 'weft', from: 0, length: width, count });
}

function warp(rows: readonly string[], { width, height, cell }: Cloth): WeaveShape[] {
  const count = Math.ceil(width / cell);
  return weaveThreads({ rows, inks: fieldInk, cell, direction: 'warp', from: 0, length: height, count });
}

function turn(row: string, by: number): string {
  const at = ((by % row.length) + row.length) % row.length;
  return row.slice(at) + row.slice(0, at);
}
