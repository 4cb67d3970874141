import { expect, it } from 'vitest';
import { threads } from './threads';

/** Where each thread lies at each knot on its way in. */
const ways = threads.weft
  .split('M')
  .slice(1)
  .map((path) => {
    const ends = [...path.matchAll(/(-?\d+) (\d+)(?=[CH])/g)];
    return ends.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  });

it('brings in eleven threads that never share a place and end in order', () => {
  expect(ways).toHaveLength(11);
  for (const knot of ways[0]?.keys() ?? []) {
    expect(new Set(ways.map((way) => way[knot]?.y)).size).toBe(11);
  }
  const places = ways.map((way) => way.at(-1)?.y ?? 0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(ways.map((way) => way.at(-1)?.x)).toEqual(Array(11).fill(0));
});
