import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { countPages } from '@site/shared/node/count-pages';
import { findAppPackage } from '../../app-package';
import { type PackedRelease, sendRelease, showRest } from '../../client/deploy-over-service';
import { step, tell } from '../../client/progress';
import { verdictOn } from '../../client/read-verdict';
import { type ReleaseOptions, readReleaseOptions } from '../../client/release-options';
import { reportRelease } from '../../client/report-release';
import { connectToService } from '../../client/service-client';
import { isWorkspace, root } from '../../workspace';
import { chosenApp } from '../chosen-app';
import type { Command } from '../command';
import { loadDelivery } from '../local-delivery';
import { makeRelease } from '../make-release';

export const releaseCommand: Command = {
  usage: `site release                     builds, checks and deploys the app; in the root of a checkout all of its apps
     --app <app>                 another app than that of this folder
     --to <service>              uses a release service, or DELIVERY_URL; by default site/ of this checkout
     --dry-run                   only checks
     --dist <folder>             uses a finished build
     --origin <origin>           the new origin of its files; "site" for the site itself
     --reason <text>             for the log
     --force                     deploys even a withdrawn release
     --share <percent>           deploys it to this share of visitors first; --stages 5:30m,25:1h,100
     --with <app>@<version>      deploys this stored release in the same step; may be repeated
     --untested                  deploys without passed tests; the log notes it
     --build-only                only stores it in site/ of this checkout; elsewhere in .build/releases`,
  run: async (args) => {
    const here = process.cwd();
    const options = readReleaseOptions(args);
    if (options.app === undefined && isWorkspace(here) && !findAppPackage(here)) return releaseCheckout(args);
    const begun = performance.now();
    const packed = await makeRelease(chosenApp(options.app), options.dist);
    await (options.buildOnly ? keep(packed, options.dist) : deploy(packed, options, begun));
  },
};

async function releaseCheckout(args: string[]): Promise<void> {
  if (args.length > 0)
    throw new Error(
      `All apps of the checkout are released without ${args.join(' ')}. Name one: npm run release -w mf-careers`,
    );
  await (await loadDelivery('local-delivery')).localDelivery.releaseCheckout();
}

/** In a workspace it is in the store already; elsewhere it is left in a folder, to be served from the team's own origin. */
async function keep(
  { release: { app, version }, folder }: PackedRelease,
  dist: string | undefined,
): Promise<void> {
  const given = dist === undefined ? '' : ` -- --dist ${resolve(dist)}`;
  if (isWorkspace(root))
    return console.log(`Nothing is deployed. Deploy it with: npm run release -w ${app}${given}`);
  const target = join('.build/releases', app, version);
  await cp(folder, target, { recursive: true });
  console.log(`${app} ${version} is in ${target}. Nothing is sent.`);
}

async function deploy(packed: PackedRelease, options: ReleaseOptions, begun: number): Promise<void> {
  const { dryRun, force, origin, reason, stages, to, untested, with: together } = options;
  const { app, version } = packed.release;
  const testResult = await verdictOn(app, version, { untested: untested || dryRun });
  const service = to ? await connectToService(to) : undefined;
  if (service) await sendRelease(service, packed);
  const delivery = service ?? (await loadDelivery('local-delivery')).localDelivery;
  const done = await step(
    dryRun ? 'Check' : 'Switch',
    () =>
      delivery.release(
        app,
        { version, with: together, dryRun, force, origin, reason, stages, ...testResult },
        tell,
      ),
    ({ pages }) => countPages(pages),
  );
  reportRelease(done, options, begun);
  showRest(done);
}
