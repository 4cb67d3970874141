import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type AppPackage, readAppPackage } from '../../app-package';
import { releaseOverService, showRest } from '../../client/publish-over-service';
import { verdictOn } from '../../client/read-verdict';
import { type ReleaseOptions, readReleaseOptions } from '../../client/release-options';
import { reportRelease } from '../../client/report-release';
import { workspaceAround } from '../../workspace';
import { packRemote } from '../pack-remote';
import { runDelivery } from '../run-delivery';
import type { Command } from '../site';

export const releaseCommand: Command = {
  usage: `site release                     builds, checks and makes it live
     --to <service>              at a release service, or DELIVERY_URL; without it in site/ of this checkout
     --dry-run                   only checks
     --dist <folder>             takes a finished build
     --origin <origin>           where its files are served from since; "site" for the site itself
     --reason <text>             for the log
     --force                     also a release that was withdrawn
     --share <percent>           shows it to so many of a hundred visitors first; --stages 5:30m,25:1h,100
     --untested                  also without a verdict that passed; the log shows it
     --build-only                only stores it in site/ of this checkout; elsewhere leaves it in .build/releases`,
  run: async (args) => {
    const options = readReleaseOptions(args);
    const remote = readAppPackage();
    if (options.buildOnly && !workspaceAround(remote.folder)) return keepPacked(remote, options.dist);
    if (!options.to || options.buildOnly) return runDelivery('release', remote, args);
    await releaseAt(options.to, remote, options);
  },
};

/** Leaves a release in a folder, to be served from an origin of the team's own. */
async function keepPacked(remote: AppPackage, dist: string | undefined): Promise<void> {
  await packRemote(remote, dist, async ({ release: { app, version }, folder }) => {
    const place = join('.build/releases', app, version);
    await cp(folder, join(remote.folder, place), { recursive: true });
    console.log(`${app} ${version} is in ${place}. Nothing is sent.`);
  });
}

/** Everything that the service needs is in what is sent: the remote's own folder is all there has to be. */
async function releaseAt(to: string, remote: AppPackage, options: ReleaseOptions): Promise<void> {
  const { dist, dryRun, force, origin, reason, stages, untested } = options;
  const begun = performance.now();
  await packRemote(remote, dist, async (packed) => {
    const { app, version } = packed.release;
    const verdict = dryRun ? undefined : await verdictOn(app, version, { untested });
    const done = await releaseOverService(to, packed, { dryRun, force, origin, reason, stages, verdict });
    reportRelease(done, options, begun);
    showRest(done);
  });
}
