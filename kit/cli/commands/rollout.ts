import { parseArgs } from 'node:util';
import { rolloutActions } from '@site/shared/contracts/service-requests';
import type { Delivery } from '../../client/delivery';
import { readService } from '../../client/progress';
import { describeRollout, type RolloutReport } from '../../client/rollout-report';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';
import { openDelivery } from '../open-delivery';

export const rolloutCommand: Command = {
  usage: `site rollout [status]            how the rollout goes
site rollout promote [<version>] shows the candidate to more visitors; hold stops that, abort ends it. Without a version
                                 it is the rollout that runs when the command begins
     --reason <text>             for the log
     --json                      for programs
     --to <service>              at a release service, or DELIVERY_URL; without it in site/ of this checkout
site rollout watch               promotes and aborts by the figures until it has ended, where no release service does`,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
    });
    const [command = 'status', version] = positionals;
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
    throw new Error(`There is no "${command}". What there is: status, ${rolloutActions.join(', ')}, watch`);
  if (!action) return delivery.rollout();
  const named = version ?? (await delivery.rollout()).rollout?.to;
  if (!named) throw new Error('No rollout runs. Begin one with: npx site release --share 5');
  return delivery.changeRollout(action, { version: named, reason });
}

async function watch(service: string | undefined): Promise<void> {
  if (service) throw new Error(`${service} decides by itself. How it goes: npx site rollout`);
  await (await loadDelivery('local-delivery')).localDelivery.watchRollout();
}
