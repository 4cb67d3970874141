import type { LogHead } from '../log/entry';
import { logChanges, logRollout } from '../log/log-changes';
import { openReleasedFiles } from '../object-store/released-files';
import { previewedVersions } from '../previews/kept-previews';
import type { Rollout } from '../rollout/rollout-state';
import { writeRollout } from '../rollout/write-rollout';
import { removeOldReleases } from '../store/release-store';
import { type Change, currentGeneration } from './generations';
import { lastLiveVersions } from './history';
import { removeOldGenerations } from './make-generation';

export interface AfterSwitch {
  /** The last entry of the log. */
  log: LogHead | undefined;
  /** A sentence for each step that failed. */
  warnings: string[];
}

interface Deployed {
  changes: Change[];
  /** Every change of what is live, these included. */
  history: Change[];
  /** The next step of a running rollout: its candidate with the same changes. */
  candidate: Rollout | undefined;
}

/** Does what is left once a generation is live. Nothing that fails here takes it back; the next deployment makes up for it. */
export async function afterDeployment({ changes, history, candidate }: Deployed): Promise<AfterSwitch> {
  const { attempt, warnings } = attempts();
  if (candidate)
    await attempt('The candidate of the running rollout lacks it', () => writeRollout(candidate));
  const log = await attempt('The log lacks its entry', () => logChanges(changes));
  await attempt('Old generations were not removed', removeOldGenerations);
  await attempt('Old releases were not removed', async () => {
    const deployed = (await currentGeneration())?.named ?? [];
    for (const { app } of changes) {
      const named = deployed.filter((each) => each.app === app).map(({ version }) => version);
      const kept = [...lastLiveVersions(app, history), ...named, ...(await previewedVersions(app))];
      await removeOldReleases(app, new Set(kept));
    }
  });
  await attempt('Old releases were not removed from the bucket', async () => {
    const released = await openReleasedFiles();
    for (const { app } of changes) await released?.removeOld(app);
  });
  return { log, warnings };
}

/** Does what is left once a rollout has begun. */
export async function afterBegin(rollout: Rollout): Promise<AfterSwitch> {
  const { attempt, warnings } = attempts();
  const log = await attempt('The log lacks its entry', () => logRollout(rollout));
  await attempt('Old generations were not removed', removeOldGenerations);
  return { log, warnings };
}

function attempts() {
  const warnings: string[] = [];
  const attempt = async <T>(failure: string, step: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await step();
    } catch (problem) {
      warnings.push(`${failure}: ${problem instanceof Error ? problem.message : problem}`);
      return undefined;
    }
  };
  return { attempt, warnings };
}
