import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { namedReleases } from '@site/shared/node/named-releases';
import {
  maxPreviewDays,
  type Preview,
  previewFile,
  previewId,
  previewSchema,
  previewSnapshotFolder,
  previewsFolder,
} from '@site/shared/node/preview';
import { parseIfValid } from '@site/shared/node/read-json';
import * as v from 'valibot';
import { siteFolder } from '../../registry/workspace';
import { readRecord } from '../snapshots/snapshots';

const folder = join(siteFolder, previewsFolder);
const dayMs = 86_400_000;

/** The previews that are served. One that can't be read is left out. */
export async function keptPreviews(): Promise<Preview[]> {
  const previews = await Promise.all((await ids()).map((id) => findPreview(id).catch(() => undefined)));
  return previews.filter((preview) => preview !== undefined);
}

/**
 * @returns undefined if there is no such preview or it has expired
 * @throws when it can't be read
 */
export async function findPreview(id: string): Promise<Preview | undefined> {
  const preview = await readPreview(id);
  return preview && preview.expiresAt > Date.now() ? preview : undefined;
}

/**
 * The versions of an app that previews show: their releases are kept until the previews expire.
 * @throws if a preview can't be read: the releases that it shows are unknown then, and must not be removed
 */
export async function previewedVersions(app: string): Promise<string[]> {
  const shown = (await ids()).map(async (id) => {
    const preview = await findPreview(id);
    if (!preview) return [];
    // One that is being composed has no snapshot yet.
    const snapshot = insideFolder(folder, id, previewSnapshotFolder);
    const named = await readRecord(snapshot).then(namedReleases, ifMissing([]));
    return [preview.releases[app], ...named.filter((each) => each.app === app).map(({ version }) => version)];
  });
  return (await Promise.all(shown)).flat().filter((version) => version !== undefined);
}

/** Removes a preview before it expires. */
export async function withdrawPreview({ id }: Pick<Preview, 'id'>): Promise<void> {
  await rm(insideFolder(folder, id), { recursive: true, force: true });
}

/** Removes expired previews and the remains of crashes. */
export async function removeExpiredPreviews(): Promise<void> {
  const names = await readdir(folder).catch(ifMissing([]));
  for (const name of names) {
    const place = insideFolder(folder, name);
    if ((await expiryOf(name, place)) <= Date.now()) await rm(place, { recursive: true, force: true });
  }
}

/** In milliseconds since 1970. A preview that can't be read expires after the longest lifetime of a preview. */
async function expiryOf(name: string, place: string): Promise<number> {
  const preview = await readPreview(name).catch(() => undefined);
  if (preview) return preview.expiresAt;
  const found = await stat(place).catch(ifMissing(undefined));
  return found ? found.mtimeMs + maxPreviewDays * dayMs : Number.POSITIVE_INFINITY;
}

async function ids(): Promise<string[]> {
  return (await readdir(folder).catch(ifMissing([]))).filter((name) => v.is(previewId, name));
}

/**
 * @returns undefined if there is none
 * @throws naming the file if it can't be read
 */
async function readPreview(name: string): Promise<Preview | undefined> {
  const file = insideFolder(folder, name, previewFile);
  const text = await readFile(file, 'utf8').catch(ifMissing(undefined));
  if (text === undefined) return undefined;
  const preview = parseIfValid(text, previewSchema);
  if (preview) return preview;
  throw new Error(`${file} is damaged. Remove its folder, and make the preview again.`);
}
