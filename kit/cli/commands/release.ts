import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRollout, type Stage } from '@site/shared/contracts/rollout-stages';
import { readOrigin, readService } from '../../client/progress';
import { releaseOverService, showRest } from '../../client/publish-over-service';
import { verdictOn } from '../../client/read-verdict';
import { releaseOptions } from '../../client/release-options';
import { workspaceAround } from '../../workspace';
import { packRemote } from '../pack-remote';
import { type Remote, readRemote } from '../remote';
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
    const { values } = parseArgs({
      args,
      options: releaseOptions,
    });
    const remote = readRemote();
    const to = readService(values.to);
    if (values['build-only'] && !workspaceAround(remote.folder)) return keepPacked(remote, values.dist);
    if (!to || values['build-only']) return runDelivery('release', remote, args);
    await releaseAt(to, remote, {
      dist: values.dist,
      dryRun: values['dry-run'],
      force: values.force,
      origin: readOrigin(values.origin),
      reason: values.reason,
      stages: readRollout(values),
      untested: values.untested,
    });
  },
};

interface Wish {
  dist: string | undefined;
  dryRun: boolean;
  force: boolean;
  origin: string | undefined;
  reason: string | undefined;
  stages: Stage[] | undefined;
  untested: boolean;
}

/** Leaves a release in a folder, to be served from an origin of the team's own. */
async function keepPacked(remote: Remote, dist: string | undefined): Promise<void> {
  await packRemote(remote, dist, async ({ release: { app, version }, folder }) => {
    const place = join('.build/releases', app, version);
    await cp(folder, join(remote.folder, place), { recursive: true });
    console.log(`${app} ${version} is in ${place}. Nothing is sent.`);
  });
}

/** Everything that the service needs is in what is sent: the remote's own folder is all there has to be. */
async function releaseAt(to: string, remote: Remote, { dist, untested, ...wish }: Wish) {
  const begun = performance.now();
  await packRemote(remote, dist, async (packed) => {
    const { app, version } = packed.release;
    const verdict = wish.dryRun ? undefined : await verdictOn(app, version, { untested });
    const done = await releaseOverService(to, packed, { ...wish, verdict });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${app} ${version} ${outcomeOf(done, wish)} (${seconds} s).`);
    showRest(done);
  });
}

function outcomeOf(
  { isChanged, pages, from }: { isChanged: boolean; pages: number; from: string | null },
  { dryRun, stages }: Pick<Wish, 'dryRun' | 'stages'>,
): string {
  if (dryRun && pages > 0) return `fits the live site: ${pages} pages checked. Nothing is switched`;
  if (stages && isChanged)
    return `is shown to ${stages[0]?.share} % of the visitors, beside ${from}. How it goes: npm run rollout`;
  return isChanged ? `is live, after ${from ?? 'nothing'}` : 'is live already';
}
