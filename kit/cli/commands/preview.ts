import { parseArgs } from 'node:util';
import { type AppPackage, findAppPackage, readAppPackage } from '../../app-package';
import type { PackedRelease } from '../../client/deploy-over-service';
import { previewOptions, readDays, readPreviewed, readPreviewId } from '../../client/preview-options';
import { previewOverService, withdrawPreviewOverService } from '../../client/preview-over-service';
import { progressToStderr, readService } from '../../client/progress';
import { isWorkspace } from '../../workspace';
import type { Command } from '../command';
import { packRemote } from '../pack-remote';
import { runDelivery } from '../run-delivery';

export const previewCommand: Command = {
  usage: `site preview [<app>@<version> …]  composes this remote with other releases as if deployed, at a URL of its own
     --to <service>              uses a release service, or DELIVERY_URL; by default site/ of this checkout
     --days <days>               until it expires; 3 by default
     --reason <text>             for the log of the service
     --json                      prints only {id, url, expires}
site preview --withdraw <id>     removes a preview, by its id or URL`,
  run: async (args) => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: previewOptions });
    const here = process.cwd();
    if (isWorkspace(here) && !findAppPackage(here)) return runDelivery('preview', args);
    const remote = readAppPackage();
    const to = readService(values.to);
    if (!to) return runDelivery('preview', [remote.name, ...args]);
    if (values.json) progressToStderr();
    if (values.withdraw !== undefined)
      return withdrawPreviewOverService(to, readPreviewId(values.withdraw), values);
    const options = { days: readDays(values.days), reason: values.reason, json: values.json };
    await previewAt(to, remote, readPreviewed(positionals), options);
  },
};

/** @param wanted app to version; without a version, this remote is built */
async function previewAt(
  to: string,
  remote: AppPackage,
  wanted: Map<string, string | undefined>,
  options: { days: number; reason: string | undefined; json: boolean },
): Promise<void> {
  const named = [...wanted].map(([app, version]) => [app, version ?? missing(app)] as const);
  const preview = (packed: PackedRelease[]) => {
    const own = packed.map(({ release }) => [release.app, release.version]);
    return previewOverService(to, packed, { ...options, releases: Object.fromEntries([...own, ...named]) });
  };
  if (wanted.has(remote.name)) return preview([]);
  await packRemote(remote, undefined, (packed) => preview([packed]));
}

function missing(app: string): never {
  throw new Error(`Name a version that the service has: ${app}@<version>`);
}
