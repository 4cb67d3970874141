import type { Comparison } from '@site/kit/client/comparison';
import type { StageObservations } from '@site/shared/node/observations';
import type { Stage } from '@site/shared/node/rollout-stages';
import { compare, differenceOf, doubted, errorRatio, hardlyReports } from './compare';
import { quantile } from './percentile';

/** Beyond these limits the canary is worse. */
export interface RolloutLimits {
  /** Views that the canary needs in a stage before it is promoted. */
  minViews: number;
  /** By how many percentage points its error rate may be higher. */
  errorPoints: number;
  /** By how many milliseconds its 75th percentile may be higher. */
  lcpMs: number;
  inpMs: number;
}

export interface StageState {
  stage: Stage;
  /** Since the stage began. */
  elapsedMs: number;
  /** An operator has stopped the promotions. */
  isHeld: boolean;
  /** The accepted probability of aborting the stage though both releases are equal. */
  alpha: number;
}

export interface Decision {
  action: 'promote' | 'hold' | 'abort';
  /** One sentence. */
  reason: string;
  figures: Comparison;
}

/**
 * Decides a rollout: aborts if the canary is worse than the stable release in the same stage, promotes if it isn't and the
 * stage has had its time and views, otherwise holds. Samples that a few clients may have invented never decide.
 */
export function decide(
  { stage, elapsedMs, isHeld, alpha }: StageState,
  observed: StageObservations,
  limits: RolloutLimits,
): Decision {
  const { stable, canary } = observed;
  const { share } = stage;
  const figures = compare(observed, share, alpha);
  const decision = (action: Decision['action'], reason: string) => ({ action, reason, figures });
  const sure = surelyWorse(observed, limits, share, alpha);
  if (sure) return decision('abort', `The canary is worse: ${sure}.`);
  if (hardlyReports(observed, share, alpha)) {
    const expected = Math.round((stable.views * share) / (100 - share));
    const told = `${canary.views} views, where ${expected} were to be expected`;
    return decision('abort', `The canary hardly reports: ${told}.`);
  }

  if (isHeld) return decision('hold', 'An operator holds it.');
  if (stage.leastMs === undefined) return decision('hold', 'An operator promotes this stage.');
  if (elapsedMs < stage.leastMs) return decision('hold', 'The stage has not had its time.');
  const views = Math.max(0, Math.min(canary.views, stable.views) - doubted.samples);
  if (views < limits.minViews)
    return decision('hold', `Too few views: ${views} of ${limits.minViews} at least.`);
  const unsure = seemsWorse(observed, limits);
  if (unsure) return decision('hold', `It seems worse, but that may be chance: ${unsure}.`);
  return decision('promote', 'The canary is not worse.');
}

/** Beyond a limit and with an interval beyond zero, even without the samples that a few clients may have invented. */
function surelyWorse(
  observed: StageObservations,
  limits: RolloutLimits,
  share: number,
  alpha: number,
): string | undefined {
  const { stable, canary } = observed;
  const failed = canary.failed - doubted.failed;
  const isBeyond = failed / canary.views - rate(stable) > limits.errorPoints / 100;
  if (isBeyond && errorRatio(observed, share, alpha, doubted.failed).from > 1) return errorSentence(observed);
  return vitalsOf(limits)
    .find(({ vital, ms }) => {
      const [before, after] = [
        quantile(vital, stable[vital], 0.75, { lowest: doubted.samples }),
        quantile(vital, canary[vital], 0.75, { highest: doubted.samples }),
      ];
      if (before === undefined || after === undefined || after - before <= ms) return false;
      const difference = differenceOf(vital, observed, alpha, doubted.samples);
      return difference !== undefined && difference.from > 0;
    })
    ?.sentence(observed);
}

/** Beyond a limit, but perhaps by chance, or only with samples that a few clients may have invented. */
function seemsWorse(observed: StageObservations, limits: RolloutLimits): string | undefined {
  const { stable, canary } = observed;
  const after = canary.failed / Math.max(1, canary.views - doubted.samples);
  const before = Math.max(0, stable.failed - doubted.failed) / Math.max(1, stable.views);
  if (after - before > limits.errorPoints / 100) return errorSentence(observed);
  return vitalsOf(limits)
    .find(({ vital, ms }) => {
      const [slow, usual] = [
        quantile(vital, canary[vital], 0.75, { lowest: doubted.samples }),
        quantile(vital, stable[vital], 0.75, { highest: doubted.samples }),
      ];
      return slow !== undefined && usual !== undefined && slow - usual > ms;
    })
    ?.sentence(observed);
}

function vitalsOf({ lcpMs, inpMs }: RolloutLimits) {
  return [
    { vital: 'lcp', ms: lcpMs, sentence: speedSentence('lcp') },
    { vital: 'inp', ms: inpMs, sentence: speedSentence('inp') },
  ] as const;
}

function errorSentence({ stable, canary }: StageObservations): string {
  return `${percent(rate(canary))} of its views have an error, of stable ${percent(rate(stable))}`;
}

function speedSentence(vital: 'lcp' | 'inp') {
  return ({ stable, canary }: StageObservations) => {
    const [before, after] = [stable, canary].map((side) =>
      Math.round(quantile(vital, side[vital], 0.75) ?? 0),
    );
    return `its ${vital.toUpperCase()} is ${after} ms at p75, of stable ${before} ms`;
  };
}

const rate = ({ views, failed }: { views: number; failed: number }) => (views === 0 ? 0 : failed / views);

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
