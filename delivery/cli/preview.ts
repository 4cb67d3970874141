import { parseArgs } from 'node:util';
import { exitWithError } from '@site/kit/client/exit-with-error';
import { previewOptions, readDays, readPreviewed, readPreviewId } from '@site/kit/client/preview-options';
import { previewOverService, withdrawPreviewOverService } from '@site/kit/client/preview-over-service';
import { progressToStderr, readService, step } from '@site/kit/client/progress';
import { showPreview, showWithdrawn } from '@site/kit/client/show-preview';
import { workspaceApps } from '@site/kit/workspace';
import { previewHostSetting, previewUrl } from '@site/shared/http/preview-host';
import type { Release } from '@site/shared/node/release';
import * as v from 'valibot';
import { localAttribution } from '../deploy/log/local-attribution';
import { findPreview } from '../deploy/previews/kept-previews';
import { makePreview } from '../deploy/previews/make-preview';
import { withdrawPreview } from '../deploy/previews/withdraw-preview';
import { addRelease } from '../registry/add-release';
import { releaseFolder } from '../registry/release-store';
import { buildStep } from './build-apps';

const usage =
  'npm run preview -- mf-careers mf-blog-projects@<version> shell@<version> [--days 3] [--json] [--to https://release.example], or --withdraw <id>';

/**
 * `npm run preview -- mf-careers shell@1.0.0-abc`: shows releases together, as if deployed, at their own URL. An app without
 * a version is built from this checkout.
 */
await preview().catch(exitWithError);

async function preview(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: previewOptions });
  const { json, reason } = values;
  const to = readService(values.to);
  if (json) progressToStderr();
  if (values.withdraw !== undefined) {
    const id = readPreviewId(values.withdraw);
    return to ? withdrawPreviewOverService(to, id, { json, reason }) : withdrawHere(id, json);
  }
  const days = readDays(values.days);
  const wanted = readPreviewed(positionals);
  if (wanted.size === 0) throw new Error(usage);
  const own = await addOwnReleases(
    [...wanted].flatMap(([app, version]) => (version === undefined ? [app] : [])),
  );
  const named = [...wanted].flatMap(([app, version]) => (version === undefined ? [] : [[app, version]]));
  const releases = Object.fromEntries([...own.map(({ app, version }) => [app, version]), ...named]);
  if (to) {
    const packed = own.map((release) => ({ release, folder: releaseFolder(release.app, release.version) }));
    return previewOverService(to, packed, { releases, days, reason, json });
  }
  const host = readPreviewHost();
  const by = await localAttribution(reason);
  const { id, composed, expiresAt } = await step(
    'Compose',
    () => makePreview({ releases, days, by }),
    (made) => `${made.composed.length} pages`,
  );
  const url = previewUrl(id, host, composed[0]);
  showPreview({ id, url, expires: new Date(expiresAt).toISOString(), releases }, json);
}

async function withdrawHere(id: string, json: boolean): Promise<void> {
  const found = await findPreview(id);
  if (!found) throw new Error(`There is no preview ${id}: it has expired, or was withdrawn.`);
  await withdrawPreview(found);
  showWithdrawn(id, json);
}

/** The previews' host of `npm start`, unless PREVIEW_HOST is set. */
function readPreviewHost(): string {
  const { PREVIEW_HOST: text = '', PORT } = process.env;
  const { success, output } = v.safeParse(previewHostSetting.read, text);
  if (success) return output ?? `localhost:${PORT || 3000}`;
  throw new Error(`PREVIEW_HOST is ${JSON.stringify(text)}: set it to ${previewHostSetting.expected}.`);
}

/** Stores this checkout's builds of apps. */
async function addOwnReleases(apps: string[]): Promise<Release[]> {
  const known = workspaceApps().map(({ name }) => name);
  const elsewhere = apps.find((app) => !known.includes(app));
  if (elsewhere) throw new Error(`This checkout has no ${elsewhere}. Name a version: ${elsewhere}@<version>`);
  if (apps.length > 0) await buildStep(apps);
  return Promise.all(apps.map((app) => addRelease(app)));
}
