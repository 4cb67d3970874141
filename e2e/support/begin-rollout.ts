import { readDeployed } from '@site/delivery/deploy/deployed';
import { takeStep } from '@site/delivery/deploy/rollout/change-rollout';
import { begin } from '@site/delivery/deploy/rollout/steps';
import { readStages } from '@site/shared/node/rollout-stages';

/** Starts a rollout of careers whose canary has the same pages. Import it when the folder of the site is set. */
export async function beginRollout(): Promise<void> {
  const deployed = await readDeployed();
  const app = 'mf-careers';
  const change = { app, from: deployed?.versions[app] ?? '', to: '2.0.0-candidate' };
  const at = new Date().toISOString();
  const by = { who: { kind: 'local' as const, name: 'asha' } };
  await takeStep(deployed, begin(change, deployed?.name ?? '', { stages: readStages('5,100'), at, by }));
}
