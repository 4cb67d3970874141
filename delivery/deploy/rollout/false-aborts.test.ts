import type { StageObservations } from '@site/shared/node/observations';
import { bucketOf, noCounts, type SampleCounts } from '@site/shared/node/sample-counts';
import { expect, test } from 'vitest';
import { sampleLimits } from '../../testing/sample-reports';
import { seeded } from '../../testing/seeded';
import { decide } from './decide';

const rollouts = 1000;

/** Views of both releases in a stage, with a decision after each further tenth. */
const stageViews = 3000;

/** The buckets of views' measures. Log-normal, nearly: many are fast, few very slow. */
const speeds = Array.from({ length: 5000 }, (_, index) => {
  const random = seeded(index);
  const slowness = Math.exp(random() + random() + random() - 1.5);
  return { lcp: bucketOf('lcp', 1500 * slowness), inp: bucketOf('inp', 100 * slowness) };
});

test('of a thousand rollouts of equal releases at most one in a hundred is aborted', () => {
  const shares = [5, 25];
  const aborted = Array.from({ length: rollouts }, (_, index) => {
    const random = seeded(index + 1);
    const errorRate = [0.002, 0.01, 0.05, 0.2][index % 4] ?? 0;
    return shares.some((share) => isAborted(share, errorRate, 0.01 / shares.length, random));
  }).filter(Boolean);
  expect(aborted.length).toBeLessThanOrEqual(rollouts / 100);
}, 300_000);

/** A stage of equal releases with many decisions. */
function isAborted(share: number, errorRate: number, alpha: number, random: () => number): boolean {
  const observed: StageObservations = { stable: noCounts(), canary: noCounts(), carried: noCounts() };
  let nextLook = 50;
  for (let view = 1; view <= stageViews; view += 1) {
    addView(observed[random() * 100 < share ? 'canary' : 'stable'], errorRate, random);
    if (view < nextLook) continue;
    nextLook = view * 1.1;
    const state = { stage: { share }, elapsedMs: 0, isHeld: false, alpha };
    if (decide(state, observed, sampleLimits).action === 'abort') return true;
  }
  return false;
}

function addView(counts: SampleCounts, errorRate: number, random: () => number): void {
  counts.views += 1;
  if (random() < errorRate) counts.failed += 1;
  const { lcp, inp } = speeds[Math.floor(random() * speeds.length)] ?? { lcp: 0, inp: 0 };
  counts.lcp[lcp] = (counts.lcp[lcp] ?? 0) + 1;
  counts.inp[inp] = (counts.inp[inp] ?? 0) + 1;
}
