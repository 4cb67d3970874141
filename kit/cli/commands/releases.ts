import { parseArgs } from 'node:util';
import { findAppPackage } from '../../app-package';
import { logLine } from '../../client/log-line';
import { describeReleases } from '../../client/releases-report';
import { readService } from '../../client/service-address';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';
import { openDelivery } from '../open-delivery';

export const releasesCommand: Command = {
  usage: `site releases                    lists deployed and kept releases of this folder's app, or of all apps
     --app <app>                 lists those of another app
     --log                       lists the deployments: who, what, when and why
     --json                      prints JSON
     --to <service>              uses a release service, or DELIVERY_URL; by default site/ of this checkout
site releases --verify           checks every file of every kept release and snapshot, and the log, of this checkout`,
  run: async (args) => {
    const { values } = parseArgs({
      args,
      options: {
        app: { type: 'string' },
        log: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        to: { type: 'string' },
      },
    });
    if (values.verify) return verify(readService(values.to));
    const app = values.app ?? findAppPackage(process.cwd())?.name;
    const delivery = await openDelivery(values.to);
    const shown = values.log ? await delivery.log(app) : await delivery.releases(app);
    const isNothing = (Array.isArray(shown) ? shown : shown.apps).length === 0;
    if (values.app !== undefined && isNothing)
      throw new Error(
        `There are no releases of ${values.app}. Outside of an app's folder, npx site releases lists those of all apps.`,
      );
    if (values.json) console.log(JSON.stringify(shown, null, 2));
    else console.log(Array.isArray(shown) ? shown.map(logLine).join('\n') : describeReleases(shown));
  },
};

async function verify(service: string | undefined): Promise<void> {
  if (service) throw new Error(`--verify reads files. Run it on the machine of ${service}.`);
  const { localDelivery } = await loadDelivery('local-delivery');
  const errors = await localDelivery.verify();
  if (errors.length > 0) throw new Error(errors.join('\n'));
  console.log('Every file of every kept release and snapshot is unchanged, and the log is complete.');
}
