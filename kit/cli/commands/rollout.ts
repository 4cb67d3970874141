import { parseArgs } from 'node:util';
import { rolloutActions } from '@site/shared/http/service-requests';
import type { Delivery } from '../../client/delivery';
import { readVersion } from '../../client/named-release';
import { refuseMore } from '../../client/refuse-more';
import { describeRollout, type RolloutReport } from '../../client/rollout-report';
import { readService } from '../../client/service-address';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';
import { openDelivery } from '../open-delivery';

export const rolloutCommand: Command = {
  usage: `site rollout [status]            shows the running rollout
site rollout promote [<version>] deploys the canary to more visitors; hold stops that, abort ends it. Without a version
                                 it applies to the rollout that runs when the command starts
     --reason <text>             for the log
     --json                      prints JSON
     --to <service>              uses a release service, or DELIVERY_URL; by default site/ of this checkout
site rollout watch               promotes and aborts by the metrics until the end, where there is no release service`,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [command = 'status', ...words] = positionals;
    refuseMore(words.slice(rolloutActions.some((action) => action === command) ? 1 : 0));
    const [version] = words.map(readVersion);
    if (command === 'watch') return watch(readService(values.to));
    const { reason } = values;
    const report = await ask(command, await openDelivery(values.to), { version, reason });
    console.log(values.json ? JSON.stringify(report, null, 2) : describeRollout(report));
  },
};

async function ask(
  command: string,
  delivery: Delivery,
  { version, reason }: { version: string | undefined; reason: string | undefined },
): Promise<RolloutReport> {
  const action = rolloutActions.find((each) => each === command);
  if (!action && command !== 'status')
    throw new Error(
      `There is no command "${command}". Commands: status, ${rolloutActions.join(', ')}, watch`,
    );
  if (!action) return delivery.rollout();
  const named = version ?? (await delivery.rollout()).rollout?.to;
  if (!named) throw new Error('No rollout runs. Start one with: npx site release --share 5');
  return delivery.changeRollout(action, { version: named, reason });
}

async function watch(service: string | undefined): Promise<void> {
  if (service)
    throw new Error(`${service} promotes and aborts by itself. See its status with: npx site rollout`);
  await (await loadDelivery('local-delivery')).localDelivery.watchRollout();
}
