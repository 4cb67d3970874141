import { exitWithError } from '@site/kit/client/exit-with-error';
import { reloadHint, step } from '@site/kit/client/progress';
import { releaseOverService, showRest, showWarnings } from '@site/kit/client/publish-over-service';
import { verdictOn } from '@site/kit/client/read-verdict';
import { type ReleaseOptions, readReleaseOptions } from '@site/kit/client/release-options';
import { reportRelease } from '@site/kit/client/report-release';
import { localAttribution } from '../log/local-attribution';
import { publish } from '../publish/publish';
import { addRelease } from '../store/add-release';
import { releaseFolder } from '../store/release-store';
import { root } from '../workspace';
import { buildStep } from './build-apps';
import { noteRelease } from './checkout-state';
import { readAppName } from './read-app-name';

/** One team's checkout does not decide how the pages of the others read. */
const otherComposerHint =
  "The code that composes pages, or the company's facts, differ from those that the live site was composed with. Pages of other apps stay as they are until the shell is released: npm run release -w shell";

/** `npm run release -w mf-careers`: build (or take a finished build, `--dist`), check against the live site, switch. */
await runRelease().catch(exitWithError);

async function runRelease(): Promise<void> {
  const { positionals, ...options } = readReleaseOptions(process.argv.slice(2), true);
  await release(readAppName(positionals[0], 'release'), options);
}

async function release(app: string, options: Omit<ReleaseOptions, 'positionals'>): Promise<void> {
  const { buildOnly, dryRun, dist, force, origin, reason, stages, to, untested } = options;
  const begun = performance.now();
  if (!dist) await buildStep([app]);
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
    reportRelease(done, options, begun);
    return showRest(done);
  }
  const origins = origin === undefined ? {} : { [app]: origin === 'site' ? '' : origin };
  const local = await localAttribution(reason);
  const by = verdict ? { ...local, said: { ...local.said, verdict } } : local;
  const { composed, changes, reloadNginx, otherComposer, browser, warnings } = await step(
    dryRun ? 'Check' : 'Switch',
    () => publish({ versions: { [app]: version }, action: 'release', dryRun, force, stages, origins, by }),
    (published) => `${published.composed.length} pages`,
  );
  if (browser) console.log(browser);
  const [change] = changes;
  const isChanged = change !== undefined && !dryRun;
  reportRelease(
    { app, version, from: change?.from ?? null, isChanged, pages: composed.length },
    options,
    begun,
  );
  showWarnings(warnings);
  if (otherComposer && app !== 'shell') console.log(otherComposerHint);
  if (reloadNginx) console.log(reloadHint);
}
