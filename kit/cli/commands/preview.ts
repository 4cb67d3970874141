import { parseArgs } from 'node:util';
import { countPages } from '@site/shared/node/count-pages';
import { findAppPackage, readAppPackage } from '../../app-package';
import { type PackedRelease, sendRelease } from '../../client/deploy-over-service';
import { readDays, readPreviewed, readPreviewId } from '../../client/preview-options';
import { progressToStderr, step, tell } from '../../client/progress';
import { refuseMore } from '../../client/refuse-more';
import { readService } from '../../client/service-address';
import { connectToService } from '../../client/service-client';
import { isWorkspace, root, workspaceApps } from '../../workspace';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';
import { makeRelease } from '../make-release';

export const previewCommand: Command = {
  usage: `site preview [<app>@<version> …]  composes this remote with other releases as if deployed, at a URL of its own;
                                 in a checkout <app> alone is its build of this checkout
     --to <service>              uses a release service, or DELIVERY_URL; by default site/ of this checkout
     --days <days>               until it expires; 3 by default
     --json                      prints only {id, url, expires, paths}; paths are those of the pages that it changes
site preview --withdraw <id>     removes a preview, by its id or URL
     --reason <text>             for the log of the service, with DELIVERY_LOG_LEVEL=info`,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        days: { type: 'string', default: '3' },
        json: { type: 'boolean', default: false },
        reason: { type: 'string' },
        to: { type: 'string' },
        withdraw: { type: 'string' },
      },
    });
    const { json, reason } = values;
    if (values.withdraw !== undefined) refuseMore(positionals);
    if (json) progressToStderr();
    const to = readService(values.to);
    const service = to ? await connectToService(to) : undefined;
    const delivery = service ?? (await loadDelivery('local-delivery')).localDelivery;
    if (values.withdraw !== undefined) {
      const id = readPreviewId(values.withdraw);
      await delivery.withdrawPreview(id, reason);
      return console.log(json ? JSON.stringify({ id }) : `The preview ${id} is withdrawn.`);
    }
    const days = readDays(values.days);
    const wanted = wantedReleases(positionals);
    const own: PackedRelease[] = [];
    for (const app of ownApps(wanted)) own.push(await makeRelease(app));
    if (service) for (const packed of own) await sendRelease(service, packed);
    const releases = Object.fromEntries([
      ...own.map(({ release }) => [release.app, release.version]),
      ...[...wanted].filter(([, version]) => version !== undefined),
    ]);
    const { id, url, expires, paths } = await step(
      'Compose',
      () => delivery.preview({ releases, days, reason }, tell),
      ({ pages }) => countPages(pages),
    );
    const names = Object.entries(releases).map((release) => release.join(' '));
    console.log(
      json ? JSON.stringify({ id, url, expires, paths }) : `${names.join(', ')}, until ${expires}:\n${url}`,
    );
  },
};

/**
 * The releases of a preview: in an app's folder, that app is one of them.
 * @returns app to version; undefined for the build of this checkout
 */
function wantedReleases(words: string[]): Map<string, string | undefined> {
  const here = process.cwd();
  const wanted = readPreviewed(words);
  if (isWorkspace(here) && !findAppPackage(here)) {
    if (wanted.size > 0) return wanted;
    throw new Error('Name what to preview: npm run preview -- mf-careers shell@<version>');
  }
  return new Map([[readAppPackage().name, undefined], ...wanted]);
}

/** @throws naming an app that this checkout can't build */
function ownApps(wanted: Map<string, string | undefined>): string[] {
  const known = isWorkspace(root) ? workspaceApps().map(({ name }) => name) : [readAppPackage().name];
  const own = [...wanted].flatMap(([app, version]) => (version === undefined ? [app] : []));
  const elsewhere = own.find((app) => !known.includes(app));
  if (elsewhere) throw new Error(`This checkout has no ${elsewhere}. Name a version: ${elsewhere}@<version>`);
  return own;
}
