import { fetchProblem } from '@site/shared/node/fetch-problem';
import { stageObservationsSchema } from '@site/shared/node/observations';
import { repeat } from '@site/shared/node/repeat';
import { bucketCount, stageName } from '@site/shared/node/rollout';
import { changeSite } from '../change-site';
import type { AfterDeployment } from '../deploy';
import { readRollout, runningRollout } from '../deployed';
import { takeStep } from './change-rollout';
import { type Decision, decide, type RolloutLimits, type StageState } from './decide';
import { fetchObservations } from './fetch-observations';
import { writeComparison } from './rollout-report';
import type { Rollout } from './rollout-state';
import { abort, hold, promote } from './steps';

export interface RolloutSettings {
  limits: RolloutLimits;
  /** The address of a web server's METRICS_PORT. */
  metrics: string;
}

interface Decided extends Decision, Pick<AfterDeployment, 'warnings'> {
  rollout: Rollout;
}

const everyMs = 10_000;

/** The accepted probability of aborting a rollout of equal releases, over all of its stages. */
const falseAbort = 0.01;

/**
 * Fetches the counts of the current stage of the running rollout, decides, and takes the step.
 * @param at by default, once the lock is free
 * @returns the decision; undefined if no rollout runs
 */
export async function decideOnce(
  { limits, metrics }: RolloutSettings,
  at?: Date,
): Promise<Decided | undefined> {
  const running = await readRollout();
  if (!running) return undefined;
  const question = { stage: stageName(running) };
  const observed = await fetchObservations(metrics, question, stageObservationsSchema).catch(
    (error: Error) => error,
  );
  return changeSite(async (deployed) => {
    const rollout = deployed && runningRollout(deployed.entry);
    if (!deployed || !rollout) return undefined;
    if (rollout.id !== running.id || rollout.share !== running.share)
      return { ...undecided('Another stage began meanwhile.'), rollout, warnings: [] };
    const now = at ?? new Date();
    const isSeen = !(observed instanceof Error);
    const decision = isSeen
      ? decide(stateAt(rollout, now), observed, limits)
      : undecided(`No metrics from ${new URL(metrics).host}: ${fetchProblem(observed)}.`);
    const next = nextStep(rollout, decision, now);
    const after = next && (await takeStep(deployed, next));
    // Last, so that an error of this file, which is for the board and commands, keeps no bad canary deployed.
    if (isSeen) await writeComparison(rollout, decision.figures);
    return { ...decision, rollout: next ?? rollout, warnings: after?.warnings ?? [] };
  });
}

function undecided(reason: string): Decision {
  return { action: 'hold', reason, figures: { stable: { views: 0 }, candidate: { views: 0 } } };
}

/** Decides every ten seconds, until it is stopped. */
export function decideRepeatedly(
  settings: RolloutSettings,
  onError: (error: unknown) => void,
  onDecision: (decided: Decided | undefined) => void,
) {
  return repeat(async () => onDecision(await decideOnce(settings)), everyMs, onError);
}

function stateAt({ stages, stage, stageSince, isHeld }: Rollout, now: Date): StageState {
  const elapsedMs = now.getTime() - Date.parse(stageSince);
  const decided = stages.filter(({ share }) => share < bucketCount).length;
  return { stage: stages[stage] ?? { share: 100 }, elapsedMs, isHeld, alpha: falseAbort / decided };
}

function nextStep(rollout: Rollout, { action, reason, figures }: Decision, now: Date): Rollout | undefined {
  const by = { who: { kind: 'automatic' as const, name: 'rollout' } };
  const why = { at: now.toISOString(), by, reason, figures };
  if (action === 'promote') return promote(rollout, why);
  if (action === 'abort') return abort(rollout, why);
  const { stage, elapsedMs } = stateAt(rollout, now);
  const isDue = stage.leastMs !== undefined && elapsedMs >= stage.leastMs && !rollout.isHeld;
  return isDue && !isLogged(rollout, reason) ? hold(rollout, why) : undefined;
}

/** Each reason for holding a stage is logged once, not every ten seconds, also where two alternate. */
function isLogged({ steps }: Rollout, reason: string): boolean {
  const ofStage = steps.slice(steps.findLastIndex(({ action }) => action !== 'hold') + 1);
  const causeOf = (text: string) => text.split(':', 1)[0];
  return ofStage.some((step) => causeOf(step.reason) === causeOf(reason));
}
