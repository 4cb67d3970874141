import { describe, expect, it } from 'vitest';
import { butis, motifs } from './motifs';
import { weaveThreads } from './threads';

const common = { inks: { '#': 'figure' }, cell: 10, direction: 'weft', from: 0, length: 100 } as const;

describe('weaveThreads', () => {
  it('turns a row of point paper into a dashed line', () => {
    expect(weaveThreads({ ...common, rows: ['##..'] })).toEqual([
      { ink: 'figure', d: 'M0 5H100', stroke: 9, dash: '20 20' },
    ]);
  });

  it('puts rows that differ only by a shift into one path', () => {
    const shapes = weaveThreads({ ...common, rows: ['##..', '.##.'] });
    expect(shapes.map(({ d }) => d)).toEqual(['M0 5H100M-30 15H100']);
  });

  it('draws a full row without dashes and an empty one not at all', () => {
    expect(weaveThreads({ ...common, rows: ['####', '....'] })).toEqual([
      { ink: 'figure', d: 'M0 5H100', stroke: 9 },
    ]);
  });

  it('weaves warp threads downwards', () => {
    expect(weaveThreads({ ...common, direction: 'warp', rows: ['#.'] })[0]?.d).toBe('M5 0V100');
  });
});

describe('point paper', () => {
  it.each(Object.entries({ ...motifs, ...butis }))(
    '%s has rows of one length and known signs only',
    (_, rows) => {
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      for (const row of rows) expect(row).toMatch(/^[#o.]+$/);
    },
  );
});
