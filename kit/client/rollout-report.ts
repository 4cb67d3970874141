import { servedRolloutSchema } from '@site/shared/node/rollout';
import { shownTime } from '@site/shared/site-model/shown-time';
import * as v from 'valibot';
import { type Comparison, comparisonSchema, type Summary } from './comparison';
import { describeDifference, describeRatio } from './describe-interval';

const stepSchema = v.looseObject({
  at: v.string(),
  action: v.string(),
  reason: v.string(),
  by: v.looseObject({ who: v.looseObject({ name: v.string() }) }),
});

/**
 * A rollout, and the comparison of both releases in the present stage. `--json` also prints the fields that are not listed
 * here.
 */
export const rolloutReportSchema = v.object({
  rollout: v.nullable(
    v.looseObject({
      ...servedRolloutSchema.entries,
      stages: v.array(v.unknown()),
      /** The index of the running stage, from 0. */
      stage: v.number(),
      stageSince: v.string(),
      isHeld: v.boolean(),
      ended: v.optional(v.picklist(['promoted', 'aborted'])),
      steps: v.array(stepSchema),
    }),
  ),
  figures: v.nullable(v.looseObject(comparisonSchema.entries)),
});

export type RolloutReport = v.InferOutput<typeof rolloutReportSchema>;
type Rollout = NonNullable<RolloutReport['rollout']>;

/** Until the web server's first answer; after it there are metrics, even if all are zero. */
const noMetrics =
  'No metrics yet. The release service, or npx site rollout watch, reads them every ten seconds from SITE_METRICS, the address of a web server’s METRICS_PORT.';

/** The same as lines of text. */
export function describeRollout({ rollout, figures }: RolloutReport): string {
  if (!rollout) return 'No rollout runs.';
  const metrics = figures ? tableOf(figures) : rollout.ended ? [] : [noMetrics];
  return [describeState(rollout), ...metrics, lastStep(rollout)].join('\n');
}

/** The releases of a rollout and its stage, as a sentence. */
export function describeState(rollout: Rollout): string {
  const { app, from, to, share, stages, stage, stageSince, isHeld, ended } = rollout;
  const releases = `${app} ${from} → ${to}`;
  if (ended === 'promoted') return `${releases}: deployed for all visitors.`;
  if (ended === 'aborted') return `${releases}: aborted, all visitors get ${from}.`;
  const state = `stage ${stage + 1} of ${stages.length} since ${shownTime(stageSince)}`;
  return `${releases}: ${share} % of the visitors, ${state}${isHeld ? ', held' : ''}.`;
}

function tableOf({ stable, candidate, intervals }: Comparison): string[] {
  const row = (name: string, cells: string[]) =>
    name.padEnd(10) + cells.map((cell) => cell.padStart(14)).join('');
  const cells = ({ views, errorRate, lcp, inp }: Summary) => [
    String(views),
    errorRate === undefined ? '–' : `${(errorRate * 100).toFixed(1)} %`,
    lcp === undefined ? '–' : `${lcp} ms`,
    inp === undefined ? '–' : `${inp} ms`,
  ];
  const { errors, lcp, inp } = intervals ?? {};
  return [
    row('', ['views', 'errors', 'LCP p75', 'INP p75']),
    row('stable', cells(stable)),
    row('canary', cells(candidate)),
    row('between', ['', describeRatio(errors), describeDifference(lcp), describeDifference(inp)]),
  ];
}

function lastStep({ steps }: Rollout): string {
  const step = steps.at(-1);
  if (!step) return '';
  const { at, action, by, reason } = step;
  return [`${at}  ${action} by ${by.who.name}`, reason].filter(Boolean).join(': ');
}
