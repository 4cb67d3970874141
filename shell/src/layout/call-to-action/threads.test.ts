import { expect, it } from 'vitest';
import { threads } from './threads';

/** The position of each thread at each knot. */
const ways = threads.weft
  .split('M')
  .slice(1)
  .map((path) => {
    const ends = [...path.matchAll(/(-?\d+) (\d+)(?=[CH])/g)];
    return ends.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  });

it('draws eleven threads that never share a position and end in order', () => {
  expect(ways).toHaveLength(11);
  for (const knot of ways[0]?.keys() ?? []) {
    expect(new Set(ways.map((way) => way[knot]?.y)).size).toBe(11);
  }
  const positions = ways.map((way) => way.at(-1)?.y ?? 0);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(ways.map((way) => way.at(-1)?.x)).toEqual(Array(11).fill(0));
});
