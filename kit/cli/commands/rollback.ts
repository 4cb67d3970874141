import { parseArgs } from 'node:util';
import { readAppPackage } from '../../app-package';
import { readService } from '../../client/progress';
import { rollbackOverService } from '../../client/publish-over-service';
import { runDelivery } from '../run-delivery';
import type { Command } from '../site';

export const rollbackCommand: Command = {
  usage: `site rollback [<version>]        goes back to the release before, or to the one that is named
     --to <service>              at a release service, or DELIVERY_URL; without it in site/ of this checkout
     --reason <text>             for the log
     --force                     also to a release that was withdrawn`,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: 'string' }, to: { type: 'string' }, force: { type: 'boolean' } },
    });
    const remote = readAppPackage();
    const to = readService(values.to);
    if (!to) return runDelivery('rollback', remote, args);
    await rollbackOverService(to, remote.name, {
      version: positionals[0],
      reason: values.reason,
      force: values.force,
    });
  },
};
