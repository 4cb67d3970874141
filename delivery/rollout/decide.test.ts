import type { Buckets, ReportedFigures } from '@site/shared/contracts/reported-figures';
import { bucketOf } from '@site/shared/contracts/vital-buckets';
import { expect, test } from 'vitest';
import { decide, type RolloutLimits, type StageState } from './decide';

const limits: RolloutLimits = { minViews: 100, errorPoints: 1, lcpMs: 300, inpMs: 50 };
const minuteMs = 60_000;
const stage = { share: 25, leastMs: 30 * minuteMs };
const ripe: StageState = { stage, elapsedMs: 31 * minuteMs, isHeld: false };

interface Reported {
  views: number;
  failed?: number;
  /** 75th percentile; the measures spread from half of it to a third above. */
  lcp?: number;
  inp?: number;
  interactions?: number;
}

function reported({
  views,
  failed = 0,
  lcp = 1200,
  inp = 80,
  interactions = views,
}: Reported): ReportedFigures {
  return { views, failed, lcp: spread(lcp, views), inp: spread(inp, interactions), cls: {} };
}

function spread(p75: number, measures: number): Buckets {
  const counts: Buckets = {};
  for (let index = 0; index < measures; index += 1) {
    const bucket = bucketOf(p75 * (0.5 + (index / measures) * (2 / 3)));
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

const decideOn = (stable: Reported, candidate: Reported, state = ripe, missing: string[] = []) =>
  decide(state, { stable: reported(stable), candidate: reported(candidate), missing }, limits);

test('promotes a candidate that is not worse, and says on which figures', () => {
  const { action, figures } = decideOn({ views: 900, failed: 9 }, { views: 300, failed: 3 });
  expect(action).toBe('promote');
  expect(figures.stable).toMatchObject({ views: 900, errorRate: 0.01 });
  expect(figures.candidate.lcp).toBeGreaterThan(1150);
  expect(figures.candidate.lcp).toBeLessThan(1250);
});

test.each([
  ['without views', { views: 0 }, { views: 0 }, /^Too few views: 0 of 100/],
  ['with too few views', { views: 297 }, { views: 99 }, /^Too few views: 99 of 100/],
  ['with a difference that may be chance', { views: 400, failed: 4 }, { views: 100, failed: 3 }, /chance/],
])('holds %s', (_, stable, candidate, reason) => {
  expect(decideOn(stable, candidate)).toMatchObject({
    action: 'hold',
    reason: expect.stringMatching(reason),
  });
});

test.each([
  ['before the stage has had its time', { ...ripe, elapsedMs: 29 * minuteMs }, []],
  ['while an operator holds it', { ...ripe, isHeld: true }, []],
  ['in a stage without a time', { ...ripe, stage: { share: 25 } }, []],
  ['while a web machine tells no figures', ripe, ['http://10.0.0.12:9464']],
])('holds a good candidate %s', (_, state, missing) => {
  expect(decideOn({ views: 900 }, { views: 300 }, state, missing).action).toBe('hold');
});

test.each([
  [
    '3 points more errors',
    { views: 1500, failed: 15 },
    { views: 500, failed: 20 },
    /4\.0 % .* stable 1\.0 %/,
  ],
  ['an LCP 1.5 s worse', { views: 300 }, { views: 100, lcp: 2700 }, /LCP is 2[67]\d\d ms/],
  ['an INP 100 ms worse', { views: 300 }, { views: 100, inp: 180 }, /INP is 1\d\d ms/],
  ['errors in all of a few views', { views: 300 }, { views: 30, failed: 30 }, /100\.0 %/],
  ['hardly any report', { views: 900 }, { views: 20 }, /^The candidate hardly reports: 20 views, where 300/],
])('aborts at once with %s', (_, stable, candidate, reason) => {
  const state = { ...ripe, elapsedMs: minuteMs };
  expect(decideOn(stable, candidate, state)).toMatchObject({
    action: 'abort',
    reason: expect.stringMatching(reason),
  });
  expect(decideOn(stable, candidate, { ...state, isHeld: true }).action).toBe('abort');
});

test('does not compare the speed of a few interactions', () => {
  const candidate = { views: 300, inp: 2000, interactions: 10 };
  expect(decideOn({ views: 900 }, candidate).action).toBe('promote');
});

test('of equal releases hardly any is aborted, however often it is looked at', () => {
  const rollouts = 150;
  const aborted = Array.from({ length: rollouts }, (_, seed) => isAborted(seed + 1)).filter(Boolean);
  expect(aborted.length / rollouts).toBeLessThan(0.02);
});

/** A rollout of two equal releases with 2 % errors, looked at after every 20 views of the candidate. */
function isAborted(seed: number): boolean {
  const random = seeded(seed);
  const known = reported({ views: 100 });
  const failures = (views: number) =>
    Array.from({ length: views }, random).filter((each) => each < 0.02).length;
  const [stable, candidate] = [
    { views: 0, failed: 0 },
    { views: 0, failed: 0 },
  ];
  while (candidate.views < 600) {
    for (const [side, views] of [
      [candidate, 20],
      [stable, 60],
    ] as const) {
      side.views += views;
      side.failed += failures(views);
    }
    const missing: string[] = [];
    const figures = { stable: { ...known, ...stable }, candidate: { ...known, ...candidate }, missing };
    if (decide(ripe, figures, limits).action === 'abort') return true;
  }
  return false;
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
