import { parseArgs } from 'node:util';
import { findAppPackage, readAppPackage } from '../../app-package';
import { previewOptions, readCandidates, readDays } from '../../client/preview-options';
import { previewOverService } from '../../client/preview-over-service';
import { readService } from '../../client/progress';
import type { PackedRelease } from '../../client/publish-over-service';
import { isWorkspace } from '../../workspace';
import type { Command } from '../command';
import { packRemote } from '../pack-remote';
import { runDelivery } from '../run-delivery';

export const previewCommand: Command = {
  usage: `site preview [<app>@<version> …]  a link that shows this remote, with other candidates, as it would go live
     --to <service>              at a release service, or DELIVERY_URL; without it in site/ of this checkout
     --days <days>               until the link expires; 3 unless given
     --reason <text>             for the log
     --site <address>            of the server that shows it, where no service says that`,
  run: async (args) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: previewOptions });
    const here = process.cwd();
    if (isWorkspace(here) && !findAppPackage(here)) return runDelivery('preview', args);
    const remote = readAppPackage();
    const to = readService(values.to);
    if (!to) return runDelivery('preview', [remote.name, ...args]);
    if (values.site)
      throw new Error('--site is left out with a release service: it says where its previews are.');
    const wanted = readCandidates(positionals);
    const named = [...wanted].map(([app, version]) => [app, version ?? missing(app)] as const);
    const days = readDays(values.days);
    const preview = (packed: PackedRelease[]) => {
      const own = packed.map(({ release }) => [release.app, release.version]);
      const candidates = Object.fromEntries([...own, ...named]);
      return previewOverService(to, packed, { candidates, days, reason: values.reason });
    };
    if (wanted.has(remote.name)) return preview([]);
    await packRemote(remote, undefined, (packed) => preview([packed]));
  },
};

function missing(app: string): never {
  throw new Error(`Name a version that the service has: ${app}@<version>`);
}
