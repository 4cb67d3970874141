import { parseArgs } from 'node:util';
import { type AppName, appNames } from '@site/shared/contracts/apps';
import type { Done } from '../client/service-client';
import { localAttribution } from '../log/local-attribution';
import { publish } from '../publish/publish';
import { readStages, type Stage, stagesFrom } from '../rollout/stages';
import { describeStages } from '../rollout/steps';
import { addRelease } from '../store/add-release';
import { buildChangedApps } from './build-apps';
import { noteRelease } from './checkout-state';
import { exitWithError } from './exit-with-error';
import { otherComposerHint, readService, reloadHint, step } from './progress';
import { verdictOn, withVerdict } from './read-verdict';
import { releaseOverService, showRest } from './release-over-service';

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
  const verdict = dryRun ? undefined : await verdictOn(app, version, { untested });
  if (to) {
    const wish = {
      dryRun,
      force,
      reason,
      stages,
      verdict,
      ...(origin !== undefined && { origin: origin || 'site' }),
    };
    const done = await releaseOverService(to, { ...stored, app }, wish);
    report(version, done, begun);
    return showRest(done);
  }
  const origins = origin === undefined ? {} : { [app]: origin };
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
  app: AppName;
  buildOnly: boolean;
  dryRun: boolean;
  dist: string | undefined;
  /** Also a release that was withdrawn. */
  force: boolean;
  /** Where its releases are served from; empty for the site itself, undefined for where they are served from now. */
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
      options: {
        'build-only': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        dist: { type: 'string' },
        force: { type: 'boolean' },
        origin: { type: 'string' },
        reason: { type: 'string' },
        share: { type: 'string' },
        stages: { type: 'string' },
        to: { type: 'string' },
        untested: { type: 'boolean' },
      },
    });
    const app = appNames.find((name) => name === positionals[0]);
    if (!app) throw new Error(`Say which app to release: npm run release -w <${appNames.join('|')}>`);
    return {
      app,
      buildOnly: values['build-only'] ?? false,
      dryRun: values['dry-run'] ?? false,
      dist: values.dist,
      force: values.force ?? false,
      origin: readOrigin(values.origin ?? process.env.RELEASES_ORIGIN),
      reason: values.reason,
      stages: readRollout(values),
      to: readService(values.to),
      untested: values.untested ?? false,
    };
  } catch (problem) {
    return exitWithError(problem);
  }
}

function readRollout({ share, stages }: { share?: string; stages?: string }): Stage[] | undefined {
  if (stages !== undefined) return readStages(stages);
  return share === undefined ? undefined : stagesFrom(share);
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text === 'site') return '';
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(
    `The origin is "${text}". Give one without a path, for instance --origin https://careers.example, or --origin site for the site itself.`,
  );
}
