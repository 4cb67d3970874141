import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { readService } from '@site/kit/client/progress';
import { connectToService } from '@site/kit/client/service-client';
import * as v from 'valibot';
import { localAttribution } from '../log/local-attribution';
import { withSiteLock } from '../publish/site-lock';
import { changeRollout, noRollout, rolloutActions } from '../rollout/change-rollout';
import { recoverRollout } from '../rollout/recover-rollout';
import {
  describeRollout,
  type RolloutReport,
  reportRollout,
  rolloutReportSchema,
} from '../rollout/report-rollout';
import { type Rollout, readRollout } from '../rollout/rollout-state';
import { decideRepeatedly } from '../rollout/run-rollout';
import { readRolloutSettings } from '../service/settings/read-service-settings';

/**
 * `npm run rollout -- status|promote|hold|abort`: how the rollout goes, and what an operator does with it. The action is for the
 * candidate whose version is named, or for the one that runs when the command begins. `watch` decides by
 * itself until the rollout has ended, where no release service does.
 */
await rollout().catch(exitWithError);

async function rollout(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [command = 'status', version] = positionals;
  const service = readService(values.to);
  if (command === 'watch') return watch(service);
  const report = await ask(command, service, { version, reason: values.reason });
  console.log(values.json ? JSON.stringify(report, null, 2) : describeRollout(report));
}

async function ask(
  command: string,
  service: string | undefined,
  { version, reason }: { version: string | undefined; reason: string | undefined },
): Promise<RolloutReport> {
  const action = rolloutActions.find((each) => each === command);
  if (!action && command !== 'status')
    throw new Error(`There is no "${command}". What there is: status, ${rolloutActions.join(', ')}, watch`);
  if (service) {
    const client = await connectToService(service);
    const running = v.parse(rolloutReportSchema, await client.rollout());
    if (!action) return running;
    const wish = { version: version ?? versionOf(running.rollout), reason };
    return v.parse(rolloutReportSchema, await client.changeRollout(action, wish));
  }
  const running = await readRollout();
  if (!action) return reportRollout(running);
  const candidate = { app: running?.app ?? '', version: version ?? versionOf(running) };
  const by = await localAttribution(reason);
  return reportRollout((await changeRollout(action, { candidate, by })).rollout);
}

function versionOf(rollout: Rollout | null | undefined): string {
  if (rollout) return rollout.to;
  throw new Error(noRollout);
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
