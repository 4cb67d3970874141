import { expect, test } from 'vitest';
import { butis, motifs } from './motifs';
import { weaveThreads } from './threads';

const common = { inks: { '#': 'figure' }, cell: 10, from: 0, length: 100 } as const;
const line = { ink: 'figure', d: 'M0 5H100', stroke: 9 };

test.each([
  ['a row of point paper is a dashed line', 'weft', ['##..'], [{ ...line, dash: '20 20' }]],
  [
    'rows that differ only by a shift are one path',
    'weft',
    ['##..', '.##.'],
    [{ ...line, d: 'M0 5H100M-30 15H100', dash: '20 20' }],
  ],
  ['a full row has no dashes, and an empty one is not drawn', 'weft', ['####', '....'], [line]],
  ['warp threads go downwards', 'warp', ['#.'], [{ ...line, d: 'M5 0V100', dash: '10 10' }]],
] as const)('%s', (_, direction, rows, shapes) => {
  expect(weaveThreads({ ...common, direction, rows })).toEqual(shapes);
});

test.each(Object.entries({ ...motifs, ...butis }))(
  'the point paper of %s has rows of one length and known signs only',
  (_, rows) => {
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    for (const row of rows) expect(row).toMatch(/^[#o.]+$/);
  },
);
