import { join } from 'node:path';
import { type Comparison, comparisonSchema } from '@site/kit/client/comparison';
import { readJsonIfValid } from '@site/shared/node/read-json';
import { stageName } from '@site/shared/node/rollout';
import * as v from 'valibot';
import { deliveryFolder, makeDeliveryFolder } from '../../registry/delivery-folder';
import { replaceFile } from '../../registry/files/sync-tree';
import type { Rollout } from './rollout-state';

/** The figures of the last decision, for commands and the board. */
const comparisonFile = join(deliveryFolder, 'rollout-comparison.json');

const lastSchema = v.object({ stage: v.string(), comparison: comparisonSchema });

export async function writeComparison(rollout: Rollout, comparison: Comparison): Promise<void> {
  await makeDeliveryFolder();
  await replaceFile(comparisonFile, JSON.stringify({ stage: stageName(rollout), comparison }));
}

/** The comparison of the current stage at the last decision; undefined before it. */
export async function lastComparison(rollout: Rollout): Promise<Comparison | undefined> {
  const last = await readJsonIfValid(comparisonFile, lastSchema);
  return last?.stage === stageName(rollout) ? last.comparison : undefined;
}

/** A rollout, and the comparison of its current stage. */
export async function reportRollout(rollout: Rollout | undefined) {
  return { rollout: rollout ?? null, figures: (rollout && (await lastComparison(rollout))) ?? null };
}
