import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readJsonIfValid } from '@site/shared/contracts/read-json';
import { addFigures, noFigures } from '@site/shared/contracts/reported-figures';
import { type RolloutFigures, rolloutFiguresSchema } from '@site/shared/contracts/rollout';
import * as v from 'valibot';
import { replaceFile } from '../publish/sync-to-disk';
import { deliveryFolder } from '../workspace';
import type { Comparison } from './comparison';
import { type StageFigures, summarise } from './decide';
import type { Rollout } from './rollout-state';

/** What the web machines have told, so that a restart of one of them, or of the service, loses nothing. */
const figuresFile = join(deliveryFolder, 'rollout-figures.json');

const sidesSchema = v.pick(rolloutFiguresSchema, ['stable', 'candidate']);
type Sides = v.InferOutput<typeof sidesSchema>;

const collectedSchema = v.object({
  rollout: v.string(),
  stage: v.number(),
  /** By instance of a server: what it had counted when the stage began, and lately. */
  instances: v.record(v.string(), v.object({ before: sidesSchema, last: sidesSchema })),
});

type Collected = v.InferOutput<typeof collectedSchema>;

/**
 * Adds what web machines tell to what is known of a rollout's stage.
 * @returns the sum over all instances, those that have ended included
 */
export async function collectFigures(
  rollout: Rollout,
  told: RolloutFigures[],
): Promise<Omit<StageFigures, 'missing'>> {
  const collected = inStage(await readCollected(rollout), rollout);
  for (const { instance, stable, candidate } of told) {
    const none = { stable: noFigures(), candidate: noFigures() };
    const before = collected.instances[instance]?.before ?? none;
    collected.instances[instance] = { before, last: { stable, candidate } };
  }
  await mkdir(deliveryFolder, { recursive: true, mode: 0o700 });
  await replaceFile(figuresFile, JSON.stringify(collected));
  return sumOf(collected);
}

/** How both releases compare in the present stage, by what was collected last; undefined before that. */
export async function compareStage(rollout: Rollout): Promise<Comparison | undefined> {
  const collected = await readCollected(rollout);
  if (Object.keys(collected.instances).length === 0) return undefined;
  const { stable, candidate } = sumOf(inStage(collected, rollout));
  return { stable: summarise(stable), candidate: summarise(candidate) };
}

/** A new stage begins from what was counted last. */
function inStage(collected: Collected, { stage }: Rollout): Collected {
  if (collected.stage === stage) return collected;
  const instances = Object.entries(collected.instances).map(([instance, { last }]) => [
    instance,
    { before: last, last },
  ]);
  return { ...collected, stage, instances: Object.fromEntries(instances) };
}

function sumOf({ instances }: Collected): Sides {
  const sum = { stable: noFigures(), candidate: noFigures() };
  for (const { before, last } of Object.values(instances))
    for (const side of ['stable', 'candidate'] as const) {
      addFigures(sum[side], last[side]);
      addFigures(sum[side], before[side], -1);
    }
  return sum;
}

async function readCollected({ id, stage }: Rollout): Promise<Collected> {
  const collected = await readJsonIfValid(figuresFile, collectedSchema);
  return collected?.rollout === id ? collected : { rollout: id, stage, instances: {} };
}
