import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { previewOptions, readCandidates, readDays } from '@site/kit/client/preview-options';
import { previewOverService, showPreview } from '@site/kit/client/preview-over-service';
import { readService, step } from '@site/kit/client/progress';
import { workspaceApps } from '@site/kit/workspace';
import type { Release } from '@site/shared/contracts/release';
import { localAttribution } from '../log/local-attribution';
import { makePreview } from '../previews/make-preview';
import { addRelease } from '../store/add-release';
import { releaseFolder } from '../store/release-store';
import { buildStep } from './build-apps';

const usage =
  'npm run preview -- mf-careers mf-blog-projects@<version> shell@<version> [--days 3] [--site https://staging.example] [--to https://release.example]';

/**
 * `npm run preview -- mf-careers shell@1.0.0-abc`: shows candidates together, as they would go live, to whoever has the
 * link. An app without a version is what this checkout has of it.
 */
await preview().catch(exitWithError);

async function preview(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: previewOptions });
  const { reason } = values;
  const days = readDays(values.days);
  const wanted = readCandidates(positionals);
  if (wanted.size === 0) throw new Error(usage);
  const own = await addOwnReleases(
    [...wanted].flatMap(([app, version]) => (version === undefined ? [app] : [])),
  );
  const named = [...wanted].flatMap(([app, version]) => (version === undefined ? [] : [[app, version]]));
  const candidates = Object.fromEntries([...own.map(({ app, version }) => [app, version]), ...named]);
  const to = readService(values.to);
  if (to) {
    const packed = own.map((release) => ({ release, folder: releaseFolder(release.app, release.version) }));
    return previewOverService(to, packed, { candidates, days, reason });
  }
  const by = await localAttribution(reason);
  const { token, composed, expiresAt } = await step(
    'Compose',
    () => makePreview({ candidates, days, by }),
    (made) => `${made.composed.length} pages`,
  );
  const site = values.site ?? `http://localhost:${process.env.PORT || 3000}`;
  const link = new URL(`${composed[0] ?? '/'}?preview=${token}`, site).href;
  showPreview(candidates, { expiresAt: new Date(expiresAt).toISOString(), link });
}

/** Stores what this checkout has of apps. */
async function addOwnReleases(apps: string[]): Promise<Release[]> {
  const known = workspaceApps().map(({ name }) => name);
  const elsewhere = apps.find((app) => !known.includes(app));
  if (elsewhere) throw new Error(`This checkout has no ${elsewhere}. Name a version: ${elsewhere}@<version>`);
  if (apps.length > 0) await buildStep(apps);
  return Promise.all(apps.map((app) => addRelease(app)));
}
