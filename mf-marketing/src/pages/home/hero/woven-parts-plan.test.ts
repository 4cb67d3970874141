import { expect, test } from 'vitest';
import { air, breadth, cloth, warpCrossings, warps, wefts } from './woven-parts-plan';

test('every strand has a design of its own', () => {
  const motifs = [...warps, ...wefts].map(({ motif }) => motif);
  expect(new Set(motifs).size).toBe(motifs.length);
});

test('neighbouring strands do not touch', () => {
  for (const row of [warps, wefts]) {
    for (const [at, strand] of row.slice(1).entries()) {
      const before = row[at];
      const between = strand.middle - (before?.middle ?? 0);
      expect(between).toBeGreaterThan((breadth(strand) + (before ? breadth(before) : 0)) / 2 + 2 * air);
    }
  }
});

test('all of them are within the picture', () => {
  for (const { middle } of warps) expect(middle).toBeLessThan(cloth.width);
  for (const weft of wefts) expect(weft.middle + breadth(weft) / 2).toBeLessThan(cloth.height);
});

test('every strand alternates: over, under, over', () => {
  const over = new Set(warpCrossings().map(({ warp, weft }) => `${warp.motif} ${weft.motif}`));
  const isOver = (column: number, row: number) => over.has(`${warps[column]?.motif} ${wefts[row]?.motif}`);
  for (const column of warps.keys()) {
    for (const row of wefts.keys()) {
      if (column > 0) expect(isOver(column, row)).not.toBe(isOver(column - 1, row));
      if (row > 0) expect(isOver(column, row)).not.toBe(isOver(column, row - 1));
    }
  }
});
