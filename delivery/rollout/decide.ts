import type { ReportedFigures } from '@site/shared/contracts/reported-figures';
import { visitorNumbers } from '@site/shared/contracts/rollout';
import type { Stage } from '@site/shared/contracts/rollout-stages';
import type { Comparison, Summary } from './comparison';
import { percentile75, shareAbove, total } from './percentile';

/** Beyond these the candidate is worse. */
export interface RolloutLimits {
  /** Views that the candidate needs in a stage before it is promoted. */
  minViews: number;
  /** Percentage points by which more of its views may have an error. */
  errorPoints: number;
  /** Milliseconds by which its 75th percentile may be above that of the stable release. */
  lcpMs: number;
  inpMs: number;
}

/** What browsers reported of both releases since a stage began. */
export interface StageFigures {
  stable: ReportedFigures;
  candidate: ReportedFigures;
  /** Addresses of web machines whose figures could not be read this time. */
  missing: string[];
}

export interface StageState {
  stage: Stage;
  /** How long it has been running. */
  elapsedMs: number;
  /** An operator has stopped the promotions. */
  isHeld: boolean;
}

export interface Decision {
  action: 'promote' | 'hold' | 'abort';
  /** One sentence. */
  reason: string;
  figures: Comparison;
}

/** Fewer views or measures are chance. */
const leastToCompare = 30;

/** Fewer views with errors may all be one visitor's. */
const leastFailed = 5;

/** Standard errors. The figures are looked at hundreds of times: with 3, one of forty rollouts of equal releases would be aborted. */
const sureFrom = 3.5;

/**
 * Decides how a rollout goes on: back when the candidate is worse than the stable release over the same time, on when the
 * stage has had its time and views and it is not, otherwise as it is.
 */
export function decide(
  { stage, elapsedMs, isHeld }: StageState,
  reported: StageFigures,
  limits: RolloutLimits,
): Decision {
  const { stable, candidate, missing } = reported;
  const figures = { stable: summarise(stable), candidate: summarise(candidate) };
  const decision = (action: Decision['action'], reason: string) => ({ action, reason, figures });
  const faults = [moreErrors(reported, limits), slower('lcp', reported, limits.lcpMs)].concat(
    slower('inp', reported, limits.inpMs),
  );
  const worse = faults.filter((fault) => fault !== undefined);
  const sure = worse.find(({ isSure }) => isSure);
  if (sure) return decision('abort', `The candidate is worse: ${sure.sentence}.`);
  // A candidate whose scripts don't start reports nothing.
  const expected = (stable.views * stage.share) / (visitorNumbers - stage.share);
  if (missing.length === 0 && expected >= limits.minViews && candidate.views < expected / 2)
    return decision(
      'abort',
      `The candidate hardly reports: ${candidate.views} views, where ${Math.round(expected)} were to be expected.`,
    );

  if (isHeld) return decision('hold', 'An operator holds it.');
  if (stage.leastMs === undefined) return decision('hold', 'An operator promotes this stage.');
  if (elapsedMs < stage.leastMs) return decision('hold', 'The stage has not had its time.');
  if (missing.length > 0) return decision('hold', `No figures from ${missing.join(', ')}.`);
  const views = Math.min(candidate.views, stable.views);
  if (views < limits.minViews)
    return decision('hold', `Too few views: ${views} of ${limits.minViews} at least.`);
  const [unsure] = worse;
  if (unsure) return decision('hold', `It seems worse, but that may be chance: ${unsure.sentence}.`);
  return decision('promote', 'The candidate is not worse.');
}

/** The figures of one release, as people read them. */
export function summarise({ views, failed, lcp, inp }: ReportedFigures): Summary {
  const [lcp75, inp75] = [percentile75(lcp), percentile75(inp)];
  return {
    views,
    ...(views > 0 && { errorRate: failed / views }),
    ...(lcp75 !== undefined && { lcp: Math.round(lcp75) }),
    ...(inp75 !== undefined && { inp: Math.round(inp75) }),
  };
}

interface Fault {
  sentence: string;
  /** False where it may be chance. */
  isSure: boolean;
}

function moreErrors({ stable, candidate }: StageFigures, { errorPoints }: RolloutLimits): Fault | undefined {
  if (Math.min(stable.views, candidate.views) < leastToCompare) return undefined;
  const [before, after] = [stable.failed / stable.views, candidate.failed / candidate.views];
  if (after - before <= errorPoints / 100) return undefined;
  const pooled = (stable.failed + candidate.failed) / (stable.views + candidate.views);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / stable.views + 1 / candidate.views));
  return {
    sentence: `${percent(after)} of its views have an error, of stable ${percent(before)}`,
    isSure: candidate.failed >= leastFailed && after - before >= sureFrom * error,
  };
}

/** A 75th percentile is above a limit where more than a quarter of the measures is. */
function slower(vital: 'lcp' | 'inp', { stable, candidate }: StageFigures, byMs: number): Fault | undefined {
  const measures = total(candidate[vital]);
  const [before, after] = [percentile75(stable[vital]), percentile75(candidate[vital])];
  if (before === undefined || after === undefined) return undefined;
  if (Math.min(total(stable[vital]), measures) < leastToCompare || after - before <= byMs) return undefined;
  const error = Math.sqrt((0.25 * 0.75) / measures);
  return {
    sentence: `its ${vital.toUpperCase()} is ${Math.round(after)} ms at p75, of stable ${Math.round(before)} ms`,
    isSure: shareAbove(candidate[vital], before + byMs) - 0.25 >= sureFrom * error,
  };
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
