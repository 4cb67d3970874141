import { parseArgs } from 'node:util';
import { readOrigin, readService, reloadHint, step } from '@site/kit/client/progress';
import { releaseOverService, showRest } from '@site/kit/client/publish-over-service';
import { verdictOn } from '@site/kit/client/read-verdict';
import { releaseOptions } from '@site/kit/client/release-options';
import type { Done } from '@site/kit/client/service-client';
import { readRollout, type Stage } from '@site/shared/contracts/rollout-stages';
import { localAttribution } from '../log/local-attribution';
import { publish } from '../publish/publish';
import { describeStages } from '../rollout/steps';
import { addRelease } from '../store/add-release';
import { releaseFolder } from '../store/release-store';
import { root } from '../workspace';
import { buildChangedApps } from './build-apps';
import { noteRelease } from './checkout-state';
import { exitWithError } from './exit-with-error';
import { readAppName } from './read-app-name';
import { withVerdict } from './with-verdict';

/** One team's checkout does not decide how the pages of the others read. */
const otherComposerHint =
  "The code that composes pages, or the company's facts, differ from those that the live site was composed with. Pages of other apps stay as they are until the shell is released: npm run release -w shell";

/** `npm run release -w mf-careers`: build (or take a finished build, `--dist`), check against the live site, switch. */
const { app, buildOnly, dryRun, dist, force, origin, reason, stages, to, untested } = readArguments();
await release().catch(exitWithError);

async function release(): Promise<void> {
  const begun = performance.now();
  if (!dist) {
    await step(
      'Build',
      () => buildChangedApps([app]),
      (built) => built.join(', ') || 'nothing has changed',
    );
  }
  const stored = await step(
    'Store',
    () => addRelease(app, dist),
    ({ version, mended }) =>
      mended.length > 0 ? `${app} ${version}, mended: ${mended.join(', ')}` : `${app} ${version}`,
  );
  const { version } = stored;
  if (!dist) await noteRelease(app, version);
  if (buildOnly) return console.log(`Nothing is switched. To make it live: npm run release -w ${app}`);
  const verdict = dryRun ? undefined : await verdictOn(app, version, { untested, folder: root });
  if (to) {
    const sent = { release: stored, folder: releaseFolder(app, version) };
    const done = await releaseOverService(to, sent, { dryRun, force, reason, stages, verdict, origin });
    report(version, done, begun);
    return showRest(done);
  }
  const origins = origin === undefined ? {} : { [app]: origin === 'site' ? '' : origin };
  const by = withVerdict(await localAttribution(reason), verdict);
  const { composed, changes, reloadNginx, otherComposer, browser } = await step(
    dryRun ? 'Check' : 'Switch',
    () => publish({ versions: { [app]: version }, action: 'release', dryRun, force, stages, origins, by }),
    (published) => `${published.composed.length} pages`,
  );
  if (browser) console.log(browser);
  const [change] = changes;
  const from = change?.from ?? null;
  report(version, { from, isChanged: change !== undefined && !dryRun, pages: composed.length }, begun);
  if (otherComposer && app !== 'shell') console.log(otherComposerHint);
  if (reloadNginx) console.log(reloadHint);
}

/** @param begun when the command began */
function report(
  version: string,
  { from, isChanged, pages }: Pick<Done, 'from' | 'isChanged' | 'pages'>,
  begun: number,
): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (stages && isChanged)
    console.log(
      `${app} ${version} is shown beside ${from}: ${describeStages(stages)} (${seconds} s). How it goes: npm run rollout`,
    );
  else if (dryRun && pages > 0)
    console.log(
      `${app} ${version} fits the live site: ${pages} pages checked (${seconds} s). Nothing is switched.`,
    );
  else if (isChanged) console.log(`${app} ${version} is live, after ${from ?? 'nothing'} (${seconds} s).`);
  else console.log(`${app} ${version} is live already (${seconds} s).`);
}

interface ReleaseOptions {
  app: string;
  buildOnly: boolean;
  dryRun: boolean;
  dist: string | undefined;
  /** Also a release that was withdrawn. */
  force: boolean;
  /** Where its releases are served from; `site` for the site itself, undefined for where they are served from now. */
  origin: string | undefined;
  /** For the log. */
  reason: string | undefined;
  /** The shares of visitors that get it, one after the other; undefined for all at once. */
  stages: Stage[] | undefined;
  /** The release service; undefined for the site of this checkout. */
  to: string | undefined;
  untested: boolean;
}

function readArguments(): ReleaseOptions {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: releaseOptions,
    });
    return {
      app: readAppName(positionals[0], 'release'),
      buildOnly: values['build-only'],
      dryRun: values['dry-run'],
      dist: values.dist,
      force: values.force,
      origin: readOrigin(values.origin),
      reason: values.reason,
      stages: readRollout(values),
      to: readService(values.to),
      untested: values.untested,
    };
  } catch (problem) {
    return exitWithError(problem);
  }
}
