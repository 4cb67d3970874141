import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { readService } from '@site/kit/client/progress';
import { connectToService } from '@site/kit/client/service-client';
import * as v from 'valibot';
import { localAttribution } from '../log/local-attribution';
import { withSiteLock } from '../publish/site-lock';
import { changeRollout, rolloutActions } from '../rollout/change-rollout';
import { recoverRollout } from '../rollout/recover-rollout';
import {
  describeRollout,
  type RolloutReport,
  reportRollout,
  rolloutReportSchema,
} from '../rollout/report-rollout';
import { readRollout } from '../rollout/rollout-state';
import { decideRepeatedly } from '../rollout/run-rollout';
import { readRolloutSettings } from '../service/settings/read-service-settings';

/**
 * `npm run rollout -- status|promote|hold|abort`: how the rollout goes, and what an operator does with it. `watch` decides by
 * itself until the rollout has ended, where no release service does.
 */
await rollout().catch(exitWithError);

async function rollout(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [command = 'status'] = positionals;
  const service = readService(values.to);
  if (command === 'watch') return watch(service);
  const report = await ask(command, service, values.reason);
  console.log(values.json ? JSON.stringify(report, null, 2) : describeRollout(report));
}

async function ask(
  command: string,
  service: string | undefined,
  reason: string | undefined,
): Promise<RolloutReport> {
  const action = rolloutActions.find((each) => each === command);
  if (!action && command !== 'status')
    throw new Error(`There is no "${command}". What there is: status, ${rolloutActions.join(', ')}, watch`);
  if (service) {
    const client = await connectToService(service);
    const report = await (action ? client.changeRollout(action, { reason }) : client.rollout());
    return v.parse(rolloutReportSchema, report);
  }
  if (!action) return reportRollout(await readRollout());
  return reportRollout((await changeRollout(action, { by: await localAttribution(reason) })).rollout);
}

async function watch(service: string | undefined): Promise<void> {
  if (service) throw new Error(`${service} decides by itself. How it goes: npm run rollout -- status`);
  if (!(await withSiteLock(recoverRollout))) return console.log('No rollout runs.');
  let said = '';
  const deciding = decideRepeatedly(readRolloutSettings(), {
    onProblem: (problem) => console.error(problem instanceof Error ? problem.message : problem),
    onDecision: (decision) => {
      const line = decision && `${decision.rollout.share} %, ${decision.action}: ${decision.reason}`;
      if (line && line !== said) console.log(line);
      said = line ?? said;
      if (!decision || decision.rollout.ended) void deciding.stop();
    },
  });
  await deciding.ended;
}
