import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readRollout, type Stage } from '@site/shared/contracts/rollout-stages';
import { readOrigin, readService, step } from '../../client/progress';
import { releaseOverService, showRest } from '../../client/publish-over-service';
import { verdictOn } from '../../client/read-verdict';
import { releaseOptions } from '../../client/release-options';
import { completeRelease, stageRelease } from '../../release/stage-release';
import { buildRemote } from '../build-remote';
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
     --build-only                only stores it in site/ of this checkout`,
  run: async (args) => {
    const { values } = parseArgs({
      args,
      options: releaseOptions,
    });
    const remote = readRemote();
    const to = readService(values.to);
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

/** Everything that the service needs is in what is sent: the remote's own folder is all there has to be. */
async function releaseAt(to: string, { name, version, folder }: Remote, { dist, untested, ...wish }: Wish) {
  const begun = performance.now();
  if (!dist)
    await step(
      'Build',
      () => buildRemote(folder),
      () => name,
    );
  const stagingPath = await mkdtemp(join(tmpdir(), 'site-release-'));
  try {
    const build = { app: name, packageVersion: version, dist: resolve(dist ?? join(folder, 'dist')) };
    const release = await step(
      'Pack',
      async () => completeRelease(await stageRelease(build, stagingPath), stagingPath),
      (packed) => packed.version,
    );
    const verdict = wish.dryRun ? undefined : await verdictOn(name, release.version, { untested });
    const done = await releaseOverService(to, { release, folder: stagingPath }, { ...wish, verdict });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${name} ${release.version} ${outcomeOf(done, wish)} (${seconds} s).`);
    showRest(done);
  } finally {
    await rm(stagingPath, { recursive: true });
  }
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
