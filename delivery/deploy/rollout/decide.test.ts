import { clientLimits, type StageObservations } from '@site/shared/node/observations';
import { bucketOf, noCounts, type SampleCounts, type Vital } from '@site/shared/node/sample-counts';
import { describe, expect, test } from 'vitest';
import { sampleLimits } from '../../testing/sample-reports';
import { decide, type StageState } from './decide';

const minuteMs = 60_000;
const stage = { share: 25, leastMs: 30 * minuteMs };
const ripe: StageState = { stage, elapsedMs: 31 * minuteMs, isHeld: false, alpha: 0.005 };

interface Reported {
  views: number;
  failed?: number;
  /** 75th percentile; the measures spread from half of it to a third above. */
  lcp?: number;
  inp?: number;
  interactions?: number;
}

function reported({ views, failed = 0, lcp = 1200, inp = 80, interactions = views }: Reported): SampleCounts {
  return {
    ...noCounts(),
    views,
    failed,
    lcp: spread('lcp', lcp, views),
    inp: spread('inp', inp, interactions),
  };
}

function spread(vital: Vital, p75: number, measures: number): number[] {
  const counts = noCounts()[vital];
  for (let index = 0; index < measures; index += 1) {
    const bucket = bucketOf(vital, p75 * (0.5 + (index / measures) * (2 / 3)));
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

const observed = (stable: Reported, canary: Reported): StageObservations => ({
  stable: reported(stable),
  canary: reported(canary),
  carried: noCounts(),
});

const decideOn = (stable: Reported, canary: Reported, state = ripe) =>
  decide(state, observed(stable, canary), sampleLimits);

test('promotes a canary that is not worse, with the figures of the decision', () => {
  const { action, figures } = decideOn({ views: 900, failed: 9 }, { views: 300, failed: 3 });
  expect(action).toBe('promote');
  expect(figures.stable).toMatchObject({ views: 900, errorRate: 0.01 });
  expect(figures.candidate.lcp).toBeGreaterThan(1150);
  expect(figures.candidate.lcp).toBeLessThan(1250);
});

test.each([
  ['without views', { views: 0 }, { views: 0 }, /^Too few views: 0 of 100/],
  ['with too few views', { views: 342 }, { views: 114 }, /^Too few views: 99 of 100/],
  ['with too few views of the stable release', { views: 114 }, { views: 342 }, /^Too few views: 99 of 100/],
  [
    'with a difference that may be chance',
    { views: 400, failed: 4 },
    { views: 120, failed: 3 },
    /not significantly/,
  ],
])('holds %s', (_, stable, canary, reason) => {
  expect(decideOn(stable, canary)).toMatchObject({
    action: 'hold',
    reason: expect.stringMatching(reason),
  });
});

test.each([
  ['before the stage has had its time', { ...ripe, elapsedMs: 29 * minuteMs }],
  ['while an operator holds it', { ...ripe, isHeld: true }],
  ['in a stage without a time', { ...ripe, stage: { share: 25 } }],
])('holds a good canary %s', (_, state) => {
  expect(decideOn({ views: 900 }, { views: 300 }, state).action).toBe('hold');
});

test.each([
  [
    '3 points more errors',
    { views: 3000, failed: 30 },
    { views: 1000, failed: 40 },
    /4\.0 % .*, 1\.0 % of those of the stable release/,
  ],
  ['an LCP 1.5 s worse', { views: 360 }, { views: 120, lcp: 2700 }, /LCP is 2[67]\d\d ms/],
  ['an INP 100 ms worse', { views: 360 }, { views: 120, inp: 180 }, /INP is 1\d\d ms/],
  ['errors in all of a few views', { views: 300 }, { views: 30, failed: 30 }, /100\.0 %/],
  [
    'too few samples',
    { views: 900 },
    { views: 20 },
    /^The canary sends too few samples: 20 views instead of about 300/,
  ],
])('aborts at once with %s', (_, stable, canary, reason) => {
  const state = { ...ripe, elapsedMs: minuteMs };
  expect(decideOn(stable, canary, state)).toMatchObject({
    action: 'abort',
    reason: expect.stringMatching(reason),
  });
  expect(decideOn(stable, canary, { ...state, isHeld: true }).action).toBe('abort');
});

test('does not compare the speed of a few interactions', () => {
  const canary = { views: 300, inp: 2000, interactions: 10 };
  expect(decideOn({ views: 900 }, canary).action).toBe('promote');
});

test('each difference has an interval, which gets narrower', () => {
  const wide = decideOn({ views: 900, failed: 9 }, { views: 300, failed: 6 }).figures.intervals;
  const narrow = decideOn({ views: 90_000, failed: 900 }, { views: 30_000, failed: 600 }).figures.intervals;
  for (const intervals of [wide, narrow]) {
    expect(intervals?.errors?.from).toBeLessThan(2);
    expect(intervals?.errors?.to).toBeGreaterThan(2);
    expect(intervals?.lcp?.from).toBeLessThanOrEqual(0);
    expect(intervals?.lcp?.to).toBeGreaterThanOrEqual(0);
  }
  expect(wide?.errors?.from).toBeLessThan(1);
  expect(narrow?.errors?.from).toBeGreaterThan(1.5);
  expect(decideOn({ views: 900 }, { views: 300 }).figures.intervals?.errors).toBeUndefined();
});

describe('what one client invents on three servers, up to its limits', () => {
  const { samples, failed } = { samples: 3 * clientLimits.samples, failed: 3 * clientLimits.failed };
  const clean = (views: number): Reported => ({ views: views + samples });
  test.each([
    ['equal releases', { views: 3600, failed: 36 }, { views: 1200, failed: 12 }],
    ['a canary that fails', { views: 1200, failed: 12 }, { views: 400, failed: 80 }],
    ['a canary that sends too few samples', { views: 1200, failed: 12 }, { views: 30 }],
    ['too few views', { views: 300 }, { views: 99 }],
  ])('changes no decision about %s', (_, stable, canary) => {
    const { action } = decideOn(stable, canary);
    for (const inventedStable of [stable, { ...stable, ...clean(stable.views) }])
      for (const inventedCanary of [canary, { ...canary, ...clean(canary.views) }])
        expect(decideOn(inventedStable, inventedCanary).action).toBe(action);
    const failing = (side: { views: number; failed?: number }) => ({
      views: side.views + failed,
      failed: (side.failed ?? 0) + failed,
    });
    expect(decideOn(failing(stable), canary).action).toBe(action);
    expect(decideOn(stable, failing(canary)).action).toBe(action);
  });
});
