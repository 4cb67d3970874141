import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { readService } from '@site/kit/client/progress';
import { connectToService } from '@site/kit/client/service-client';
import { appNamePattern } from '@site/shared/contracts/apps';
import { localAttribution } from '../log/local-attribution';
import { logLine } from '../log/log-line';
import { readLog, verifyLog } from '../log/verify-log';
import { type Change, currentGeneration, type Generation } from '../publish/generations';
import { readRelease, storedApps, storedVersions } from '../store/release-store';
import { requireWhole } from '../store/verify-release';
import { withdrawnVersions } from '../withdrawn/read-withdrawn';
import { withdraw } from '../withdrawn/withdraw';

/**
 * `npm run releases`: what is live and since when, and what is kept. `--log` shows who did what; `--verify` checks that every
 * file is as it was released, and that no line of the log is changed or missing. `--withdraw mf-careers@1.0.0-abc --reason "…"`
 * marks a release as bad.
 */
await showReleases().catch(exitWithError);

async function showReleases(): Promise<void> {
  const { values } = parseArgs({
    options: {
      verify: { type: 'boolean' },
      json: { type: 'boolean' },
      log: { type: 'boolean' },
      app: { type: 'string' },
      withdraw: { type: 'string' },
      reason: { type: 'string' },
      to: { type: 'string' },
    },
  });
  if (values.withdraw !== undefined) return withdrawRelease({ ...values, named: values.withdraw });
  if (values.log) return showLog(values);
  const live = await currentGeneration();
  if (!live) throw new Error('Nothing is live yet. Make the first generation with: npm start');
  // Apps that are live, and others of which something is kept.
  const known = new Set([...Object.keys(live.versions), ...(await storedApps())]);
  const apps = await Promise.all([...known].map((app) => describe(app, live)));
  if (values.json)
    console.log(JSON.stringify({ generation: live.number, apps, history: live.history }, null, 2));
  else print(live, apps);
  if (values.verify) await verify(apps);
}

interface AppReleases {
  app: string;
  live: string | undefined;
  since: string | undefined;
  kept: string[];
  /** Those of the kept ones that were withdrawn. */
  withdrawn: string[];
}

async function describe(app: string, { versions, history }: Generation): Promise<AppReleases> {
  const since = history.findLast((change) => change.app === app)?.at;
  const kept = (await storedVersions(app)).map(({ version }) => version);
  const withdrawn = await withdrawnVersions(app);
  return {
    app,
    live: versions[app],
    since,
    kept,
    withdrawn: kept.filter((version) => withdrawn.has(version)),
  };
}

function print({ number, history }: Generation, apps: AppReleases[]): void {
  console.log(`Generation ${number} is live:`);
  for (const { app, live, since, kept, withdrawn } of apps) {
    console.log(
      `  ${app.padEnd(18)} ${(live ?? 'nothing').padEnd(22)} since ${since ?? 'ever'}, ${kept.length} kept`,
    );
    for (const version of kept)
      if (version !== live)
        console.log(`${' '.repeat(21)}${version}${withdrawn.includes(version) ? '  withdrawn' : ''}`);
  }
  console.log('The last changes:');
  for (const change of history.slice(-10)) console.log(`  ${sentence(change)}`);
}

function sentence({ at, action, app, from, to, origin }: Change): string {
  const place = origin === undefined ? '' : `, served by ${origin || 'the site'}`;
  return `${at}  ${action.padEnd(8)} ${app.padEnd(18)} ${from ?? 'nothing'} → ${to}${place}`;
}

async function withdrawRelease({
  named,
  reason,
  to,
}: {
  named: string;
  reason?: string;
  to?: string;
}): Promise<void> {
  const [app = '', version] = named.split('@');
  if (!appNamePattern.test(app) || !version || !reason)
    throw new Error(
      'Name a release and say why: npm run releases -- --withdraw mf-careers@1.0.0-abc --reason "the form lost its button"',
    );
  const service = readService(to);
  if (service) await (await connectToService(service)).withdraw(app, version, reason);
  else await withdraw({ app, version, by: { ...(await localAttribution()), reason } });
  console.log(`${app} ${version} is withdrawn: it is not made live again.`);
}

async function showLog({ app, json }: { app?: string; json?: boolean }): Promise<void> {
  const entries = (await readLog()).filter((entry) => app === undefined || entry.app === app);
  console.log(json ? JSON.stringify(entries, null, 2) : entries.map(logLine).join('\n'));
}

async function verify(apps: AppReleases[]): Promise<void> {
  const faults = await verifyLog();
  for (const { app, kept } of apps) {
    for (const version of kept) {
      await readRelease(app, version)
        .then(requireWhole)
        .catch(({ message }: Error) => faults.push(message));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log('Every file of every kept release is as it was released, and the log is whole.');
}
