import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ComposedPreview,
  composedPreviewSchema,
  previewFile,
  previewGeneration,
  previewsFolder,
} from '@site/shared/contracts/composed-preview';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { readJsonIfValid } from '@site/shared/contracts/read-json';
import { readNamedReleases } from '../publish/generations';
import { siteFolder } from '../workspace';

const folder = join(siteFolder, previewsFolder);

/** The previews whose links still open. */
export async function keptPreviews(): Promise<ComposedPreview[]> {
  const previews = await Promise.all((await readdir(folder).catch(ifMissing([]))).map(readPreview));
  return previews
    .filter((preview) => preview !== undefined)
    .filter(({ expiresAt }) => expiresAt > Date.now());
}

/** The versions of an app that previews show, as candidates or beside them: their releases are kept until they expire. */
export async function previewedVersions(app: string): Promise<string[]> {
  const shown = (await keptPreviews()).map(async ({ id, candidates }) => {
    const named = await readNamedReleases(insideFolder(folder, id, previewGeneration)).catch(ifMissing([]));
    return [candidates[app], ...named.filter((each) => each.app === app).map(({ version }) => version)];
  });
  return (await Promise.all(shown)).flat().filter((version) => version !== undefined);
}

/** Removes previews that have expired, and what a crash left of one. */
export async function removeExpiredPreviews(): Promise<void> {
  const kept = new Set((await keptPreviews()).map(({ id }) => id));
  const names = await readdir(folder).catch(ifMissing([]));
  const gone = names.filter((name) => /^[\da-f]{16}$/.test(name) && !kept.has(name));
  await Promise.all(gone.map((name) => rm(insideFolder(folder, name), { recursive: true, force: true })));
}

function readPreview(name: string): Promise<ComposedPreview | undefined> {
  return readJsonIfValid(insideFolder(folder, name, previewFile), composedPreviewSchema);
}
