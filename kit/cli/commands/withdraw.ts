import { parseArgs } from 'node:util';
import { chosenApp } from '../chosen-app';
import type { Command } from '../command';
import { openDelivery } from '../open-delivery';

export const withdrawCommand: Command = {
  usage: `site withdraw <version>          marks a release as bad: it is not deployed again. Elsewhere than in the app's
                                 folder: site withdraw <app>@<version>
     --reason <text>             must be given: the log and those who want to deploy it are told
     --to <service>              at a release service, or DELIVERY_URL; without it in site/ of this checkout`,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' }, to: { type: 'string' } },
    });
    const [app, version] = readRelease(positionals[0]);
    const { reason } = values;
    if (!version || !reason)
      throw new Error(
        'Name a release and say why: site withdraw mf-careers@1.0.0-abc --reason "the form lost its button"',
      );
    await (await openDelivery(values.to)).withdraw(chosenApp(app), version, reason);
    console.log(`${chosenApp(app)} ${version} is withdrawn: it is not made live again.`);
  },
};

/** Reads `mf-careers@1.0.0-abc`, or a version alone. */
function readRelease(text = ''): [app: string | undefined, version: string | undefined] {
  const [first, second] = text.split('@');
  return second === undefined ? [undefined, first] : [first, second];
}
