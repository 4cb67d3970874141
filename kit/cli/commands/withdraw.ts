import { parseArgs } from 'node:util';
import { appNamePattern } from '@site/shared/site-model/apps';
import { readNamedRelease, readVersion } from '../../client/named-release';
import { refuseMore } from '../../client/refuse-more';
import { chosenApp } from '../chosen-app';
import type { Command } from '../command';
import { openDelivery } from '../open-delivery';

export const withdrawCommand: Command = {
  usage: `site withdraw <version>          marks a release as bad, so that it is not deployed again. Outside of the app's
                                 folder: site withdraw <app>@<version>
     --reason <text>             required: shown in the log, and to teams that try to deploy it
     --to <service>              uses a release service, or DELIVERY_URL; by default site/ of this checkout`,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' }, to: { type: 'string' } },
    });
    const [named, ...more] = positionals;
    refuseMore(more);
    const { app, version } = readRelease(named);
    const { reason } = values;
    if (!version || !reason)
      throw new Error(
        'Name a release and say why: site withdraw mf-careers@1.0.0-abc --reason "the form lost its button"',
      );
    const withdrawn = chosenApp(app, `mf-careers@${version}`);
    await (await openDelivery(values.to)).withdraw(withdrawn, version, reason);
    console.log(`${withdrawn} ${version} is withdrawn: it is not deployed again.`);
  },
};

/** Reads `mf-careers@1.0.0-abc`, or a version alone. The name of an app lacks its version. */
function readRelease(text = ''): { app?: string; version?: string | undefined } {
  if (text.includes('@') || appNamePattern.test(text)) return readNamedRelease(text);
  return text === '' ? {} : { version: readVersion(text) };
}
