import { parseArgs } from 'node:util';
import { type AppName, appNames } from '@site/shared/contracts/apps';
import { localAttribution } from '../log/local-attribution';
import { publish } from '../publish/publish';
import { addRelease } from '../store/add-release';
import { buildChangedApps } from './build-apps';
import { noteRelease } from './checkout-state';
import { exitWithError } from './exit-with-error';
import { otherComposerHint, reloadHint, step } from './progress';

/** `npm run release -w mf-careers`: build (or take a finished build, `--dist`), check against the live site, switch. */
const { app, buildOnly, dryRun, dist, origin, reason } = readArguments();
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
  const { version } = await step(
    'Store',
    () => addRelease(app, dist),
    ({ version: stored, mended }) =>
      mended.length > 0 ? `${app} ${stored}, mended: ${mended.join(', ')}` : `${app} ${stored}`,
  );
  if (!dist) await noteRelease(app, version);
  if (buildOnly) return console.log(`Nothing is switched. To make it live: npm run release -w ${app}`);
  const origins = origin === undefined ? {} : { [app]: origin };
  const by = await localAttribution(reason);
  const { composed, changes, reloadNginx, otherComposer } = await step(
    dryRun ? 'Check' : 'Switch',
    () => publish({ versions: { [app]: version }, action: 'release', dryRun, origins, by }),
    (published) => `${published.composed.length} pages`,
  );
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const [change] = changes;
  if (!change) console.log(`${app} ${version} is live already (${seconds} s).`);
  else if (dryRun)
    console.log(
      `${app} ${version} fits the live site: ${composed.length} pages checked (${seconds} s). Nothing is switched.`,
    );
  else console.log(`${app} ${version} is live, after ${change.from ?? 'nothing'} (${seconds} s).`);
  if (otherComposer && app !== 'shell') console.log(otherComposerHint);
  if (reloadNginx) console.log(reloadHint);
}

interface ReleaseOptions {
  app: AppName;
  buildOnly: boolean;
  dryRun: boolean;
  dist: string | undefined;
  /** Where its releases are served from; empty for the site itself, undefined for where they are served from now. */
  origin: string | undefined;
  /** For the log. */
  reason: string | undefined;
}

function readArguments(): ReleaseOptions {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'build-only': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        dist: { type: 'string' },
        origin: { type: 'string' },
        reason: { type: 'string' },
      },
    });
    const app = appNames.find((name) => name === positionals[0]);
    if (!app) throw new Error(`Say which app to release: npm run release -w <${appNames.join('|')}>`);
    return {
      app,
      buildOnly: values['build-only'] ?? false,
      dryRun: values['dry-run'] ?? false,
      dist: values.dist,
      origin: readOrigin(values.origin ?? process.env.RELEASES_ORIGIN),
      reason: values.reason,
    };
  } catch (problem) {
    return exitWithError(problem);
  }
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text === 'site') return '';
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(
    `The origin is "${text}". Give one without a path, for instance --origin https://careers.example, or --origin site for the site itself.`,
  );
}
