import * as v from 'valibot';
import { bucketCount } from './rollout';

/**
 * A rollout shows a new snapshot, the canary, to a share of the visitors. A stage is one step of it: the next has a larger
 * share. With a share of 100 %, or after the last stage, the canary is deployed.
 */
export const stageSchema = v.object({
  /** The percentage of visitors who get the canary. */
  share: v.number(),
  /** The minimum time until it is promoted automatically, in milliseconds; without it an operator promotes. */
  leastMs: v.optional(v.number()),
});

export type Stage = v.InferOutput<typeof stageSchema>;

const whole = bucketCount;
const minuteMs = 60_000;
const units: Record<string, number> = { m: minuteMs, h: 60 * minuteMs, d: 24 * 60 * minuteMs };

const defaultStages: Stage[] = [
  { share: 5, leastMs: 30 * minuteMs },
  { share: 25, leastMs: 60 * minuteMs },
  { share: whole },
];

/**
 * Reads the stages of a rollout, as `5:30m,25:1h,100`.
 * @throws naming what is wrong with them
 */
export function readStages(text: string): Stage[] {
  const stages = text.split(',').map((part) => {
    const [, share = '', time, unit = ''] = /^(\d{1,3})(?::(\d{1,5})([mhd]))?$/.exec(part.trim()) ?? [];
    const leastMs = time === undefined ? {} : { leastMs: Number(time) * (units[unit] ?? 0) };
    return { share: Number(share), ...leastMs };
  });
  const isUsable = stages.every(({ share }, index) => share > (stages[index - 1]?.share ?? 0));
  const [first] = stages;
  if (isUsable && first && first.share < whole && stages.every(({ share }) => share <= whole)) return stages;
  throw new Error(
    `The stages are "${text}". Give shares of a hundred that grow, the first below 100. Without a minimum time, a stage waits for an operator: --stages 5:30m,25:1h,100`,
  );
}

/** The same as text, as `readStages` reads it. */
export function formatStages(stages: Stage[]): string {
  return stages
    .map(({ share, leastMs }) => (leastMs === undefined ? share : `${share}:${formatTime(leastMs)}`))
    .join();
}

/** In the largest unit, as `readStages` reads at most five digits. */
function formatTime(ms: number): string {
  const [unit, unitMs] = Object.entries(units).findLast(([, each]) => ms % each === 0) ?? ['m', minuteMs];
  return `${ms / unitMs}${unit}`;
}

/** `5 % for at least 30 min, 25 % until an operator promotes it, 100 %` */
export function describeStages(stages: Stage[]): string {
  return stages
    .map(({ share, leastMs }) => {
      if (share === whole) return '100 %';
      if (leastMs === undefined) return `${share} % until an operator promotes it`;
      return `${share} % for at least ${leastMs / minuteMs} min`;
    })
    .join(', ');
}

/**
 * The default stages, starting with a weight.
 * @throws when that is not a valid weight
 */
export function stagesFrom(text: string): Stage[] {
  const share = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (share === 0) throw new Error(`The share is "${text}". Give a whole number from 1 to 99: --share 5`);
  const before = defaultStages.findLast((stage) => stage.share <= share) ?? defaultStages[0];
  return [{ ...before, share }, ...defaultStages.filter((stage) => stage.share > share)];
}
