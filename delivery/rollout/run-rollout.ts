import { setTimeout } from 'node:timers/promises';
import { readRollout, runningRollout } from '../publish/deployed';
import { finishSwitch } from '../publish/finish-switch';
import { withSiteLock } from '../publish/site-lock';
import { takeStep } from './change-rollout';
import { collectFigures } from './collect-figures';
import { type Decision, decide, type RolloutLimits } from './decide';
import { fetchFigures } from './fetch-figures';
import type { Rollout } from './rollout-state';
import { abort, automatically, hold, promote } from './steps';

export interface RolloutSettings {
  limits: RolloutLimits;
  /** Where the web machines tell their figures. */
  metrics: string[];
}

type Decided = Decision & { rollout: Rollout };

const everyMs = 10_000;

/**
 * Asks for the figures of the rollout that runs, and does what they say.
 * @returns what was decided; undefined where no rollout runs
 */
export async function decideOnce(
  { limits, metrics }: RolloutSettings,
  now = new Date(),
): Promise<Decided | undefined> {
  const running = await readRollout();
  if (!running) return undefined;
  const { told, missing } = await fetchFigures(metrics, running.id);
  return withSiteLock(async () => {
    const deployed = await finishSwitch();
    const rollout = deployed && runningRollout(deployed.entry);
    if (!deployed || rollout?.id !== running.id) return undefined;
    const figures = { ...(await collectFigures(rollout, told)), missing };
    const decision = decide(stateAt(rollout, now), figures, limits);
    const next = nextStep(rollout, decision, now);
    if (next) await takeStep(deployed, next);
    return { ...decision, rollout: next ?? rollout };
  });
}

/** Decides every ten seconds, until it is stopped. */
export function decideRepeatedly(
  settings: RolloutSettings,
  {
    onDecision,
    onProblem,
  }: { onDecision?: (decided: Decided | undefined) => void; onProblem: (problem: unknown) => void },
) {
  const ending = new AbortController();
  const { signal } = ending;
  const run = async () => {
    while (!signal.aborted) {
      await decideOnce(settings)
        .then((decided) => onDecision?.(decided))
        .catch(onProblem);
      await setTimeout(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    /** Resolves once it was stopped. */
    ended: running,
    /** Resolves once what is under way has ended. */
    stop() {
      ending.abort();
      return running;
    },
  };
}

function stateAt({ stages, stage, stageSince, isHeld }: Rollout, now: Date) {
  const elapsedMs = now.getTime() - Date.parse(stageSince);
  return { stage: stages[stage] ?? { share: 100 }, elapsedMs, isHeld };
}

function nextStep(rollout: Rollout, { action, reason, figures }: Decision, now: Date): Rollout | undefined {
  const why = automatically(reason, figures, now);
  if (action === 'promote') return promote(rollout, why);
  if (action === 'abort') return abort(rollout, why);
  const { stage, elapsedMs } = stateAt(rollout, now);
  const isDue = stage.leastMs !== undefined && elapsedMs >= stage.leastMs && !rollout.isHeld;
  return isDue && !isSaid(rollout, reason) ? hold(rollout, why) : undefined;
}

/** Why a stage is held is said once, not every ten seconds. */
function isSaid({ steps }: Rollout, reason: string): boolean {
  const last = steps.at(-1);
  const [cause] = reason.split(':', 1);
  return last?.action === 'hold' && last.reason.split(':', 1)[0] === cause;
}
