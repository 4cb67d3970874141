import { showWarnings } from '@site/kit/client/deploy-over-service';
import type { RolloutReport } from '@site/kit/client/rollout-report';
import type { RolloutAction, RolloutInput } from '@site/shared/http/service-requests';
import { messageOf } from '@site/shared/node/message-of';
import { readRollout } from '../deploy/deployed';
import { localAttribution } from '../deploy/log/local-attribution';
import { changeRollout } from '../deploy/rollout/change-rollout';
import { reportRollout } from '../deploy/rollout/rollout-report';
import { decideRepeatedly } from '../deploy/rollout/run-rollout';
import { requireSite } from '../deploy/switch/finish-switch';
import { readRolloutSettings } from '../service/settings/read-service-settings';

/** @throws when nothing is deployed: a wrong SITE_DIR must not look like no rollout */
export async function showRollout(): Promise<RolloutReport> {
  await requireSite();
  return reportRollout(await readRollout());
}

/** Promotes, holds or aborts the rollout of a version. */
export async function changeLocalRollout(
  action: RolloutAction,
  { version, reason }: RolloutInput,
): Promise<RolloutReport> {
  await requireSite();
  const by = await localAttribution(reason);
  const { rollout, warnings } = await changeRollout(action, { canary: { version }, by });
  showWarnings(warnings);
  return reportRollout(rollout);
}

/** Promotes and aborts by the metrics until the rollout has ended. */
export async function watchRollout(): Promise<void> {
  await requireSite();
  if (!(await readRollout())) return console.log('No rollout runs.');
  let printed = '';
  const printError = (error: unknown) => console.error(messageOf(error));
  const deciding = decideRepeatedly(readRolloutSettings(), printError, (decision) => {
    const line = decision && `${decision.rollout.share} %, ${decision.action}: ${decision.reason}`;
    if (line && line !== printed) console.log(line);
    printed = line ?? printed;
    showWarnings(decision?.warnings ?? []);
    if (!decision || decision.rollout.ended) void deciding.stop();
  });
  await deciding.ended;
}
