import * as v from 'valibot';
import { compareStage } from './collect-figures';
import { type Comparison, comparisonSchema, type Summary } from './comparison';
import { type Rollout, rolloutSchema } from './rollout-state';

/** A rollout, and how both releases compare in the present stage. */
export const rolloutReportSchema = v.object({
  rollout: v.nullable(rolloutSchema),
  figures: v.nullable(comparisonSchema),
});

export type RolloutReport = v.InferOutput<typeof rolloutReportSchema>;

export async function reportRollout(rollout: Rollout | undefined): Promise<RolloutReport> {
  return { rollout: rollout ?? null, figures: (rollout && (await compareStage(rollout))) ?? null };
}

/** The same as lines for people. */
export function describeRollout({ rollout, figures }: RolloutReport): string {
  if (!rollout) return 'No rollout runs.';
  return [stateOf(rollout), ...(figures ? tableOf(figures) : ['No figures yet.']), lastStep(rollout)].join(
    '\n',
  );
}

function stateOf({ app, from, to, share, stages, stage, stageSince, isHeld, ended }: Rollout): string {
  const releases = `${app} ${from} → ${to}`;
  if (ended === 'promoted') return `${releases}: live for everybody.`;
  if (ended === 'aborted') return `${releases}: aborted, everybody gets ${from}.`;
  const place = `stage ${stage + 1} of ${stages.length} since ${stageSince}`;
  return `${releases}: ${share} % of the visitors, ${place}${isHeld ? ', held' : ''}.`;
}

function tableOf({ stable, candidate }: Comparison): string[] {
  const row = (name: string, cells: string[]) =>
    name.padEnd(10) + cells.map((cell) => cell.padStart(10)).join('');
  const cells = ({ views, errorRate, lcp, inp }: Summary) => [
    String(views),
    errorRate === undefined ? '–' : `${(errorRate * 100).toFixed(1)} %`,
    lcp === undefined ? '–' : `${lcp} ms`,
    inp === undefined ? '–' : `${inp} ms`,
  ];
  return [
    row('', ['views', 'errors', 'LCP p75', 'INP p75']),
    row('stable', cells(stable)),
    row('candidate', cells(candidate)),
  ];
}

function lastStep({ steps }: Rollout): string {
  const step = steps.at(-1);
  return step ? `${step.at}  ${step.action} by ${step.by.who.name}: ${step.reason}` : '';
}
