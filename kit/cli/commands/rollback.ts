import { parseArgs } from 'node:util';
import { countPages } from '@site/shared/node/count-pages';
import { reportRollback, showRest } from '../../client/deploy-over-service';
import { readTogether, readVersion, withOption } from '../../client/named-release';
import { step, tell } from '../../client/progress';
import { refuseMore } from '../../client/refuse-more';
import { chosenApp } from '../chosen-app';
import type { Command } from '../command';
import { openDelivery } from '../open-delivery';

export const rollbackCommand: Command = {
  usage: `site rollback [<version>]        goes back to the previous release, or to the given one
     --app <app>                 another app than that of this folder
     --to <service>              uses a release service, or DELIVERY_URL; by default site/ of this checkout
     --with <app>@<version>      deploys this stored release in the same step; may be repeated
     --reason <text>             for the log
     --force                     goes back even to a withdrawn release`,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        app: { type: 'string' },
        reason: { type: 'string' },
        to: { type: 'string' },
        force: { type: 'boolean' },
        ...withOption,
      },
    });
    const { reason, force } = values;
    const [version, ...more] = positionals.map(readVersion);
    refuseMore(more);
    const together = readTogether(values.with);
    const app = chosenApp(values.app);
    const delivery = await openDelivery(values.to);
    const done = await step(
      'Switch',
      () => delivery.rollback(app, { version, with: together, reason, force }, tell),
      ({ pages }) => countPages(pages),
    );
    reportRollback(done);
    showRest(done);
  },
};
