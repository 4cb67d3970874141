import { randomBytes } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Previewed } from '@site/shared/http/deployment-progress';
import { previewUrl } from '@site/shared/http/preview-host';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';
import { type Preview, previewFile, previewSnapshotFolder, previewsFolder } from '@site/shared/node/preview';
import { filesBelow } from '../../registry/files/files-below';
import { requireWritable } from '../../registry/files/require-writable';
import { replaceFile } from '../../registry/files/sync-tree';
import { siteFolder } from '../../registry/workspace';
import type { Attribution } from '../log/attribution';
import { composeCandidate } from '../snapshots/compose-candidate';
import { keptPreviews, removeExpiredPreviews } from './kept-previews';

const dayMs = 86_400_000;

/** Each has all pages on disk. */
const maxPreviews = 100;

/** By one caller: the other half stays available to the other teams. */
const maxOfOne = 50;

/** Of the previews by one caller together: fifteen of a site with a thousand pages, which all differ. */
const maxBytesOfOne = 5_000_000_000;

interface PreviewJob {
  /** App to version. */
  releases: Record<string, string>;
  /** How long it is served. */
  days: number;
  /** Who makes it. */
  by: Attribution;
  /** The parent host of the previews. */
  host: string;
  /** Called with each step as it begins, in a few words. */
  onStep?: (step: string) => void;
}

/**
 * Composes a preview: what the site would be if these releases were deployed now. Later deployments don't change it.
 * @throws the errors that these releases would be refused with
 */
export async function makePreview({ releases, days, by, host, onStep }: PreviewJob): Promise<Previewed> {
  await removeExpiredPreviews();
  const id = newId();
  const expiresAt = Date.now() + days * dayMs;
  const preview: Preview = { id, releases, expiresAt, by: by.who.name };
  const folder = insideFolder(siteFolder, previewsFolder, id);
  try {
    await requireRoom(by.who.name);
    await requireWritable(folder);
    // Written first, so that no clean-up removes its releases while it is composed.
    await mkdir(folder, { recursive: true });
    await replaceFile(join(folder, previewFile), JSON.stringify(preview), 0o644);
    const snapshot = join(folder, previewSnapshotFolder);
    const { composed } = await composeCandidate(snapshot, releases, onStep);
    const whole: Preview = { ...preview, bytes: await bytesOf(snapshot) };
    await replaceFile(join(folder, previewFile), JSON.stringify(whole), 0o644);
    return {
      event: 'previewed',
      id,
      url: previewUrl(id, host, composed[0]),
      expires: new Date(expiresAt).toISOString(),
      pages: composed.length,
      paths: composed,
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** 128 bits in base32. */
function newId(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(32)
    .padStart(26, '0');
}

async function requireRoom(name: string): Promise<void> {
  const kept = await keptPreviews();
  const remedy = 'the limit. Withdraw one: site preview --withdraw <id>';
  if (kept.length >= maxPreviews) throw new Error(`There are ${kept.length} previews, ${remedy}`);
  const own = kept.filter(({ by }) => by === name);
  if (own.length >= maxOfOne) throw new Error(`There are ${own.length} previews by ${name}, ${remedy}`);
  const bytes = own.reduce((sum, preview) => sum + (preview.bytes ?? 0), 0);
  if (bytes >= maxBytesOfOne)
    throw new Error(`The previews by ${name} have ${Math.round(bytes / 1_000_000)} MB, ${remedy}`);
}

/** Without its links to files of the deployed snapshot. */
async function bytesOf(snapshot: string): Promise<number> {
  let bytes = 0;
  await inSlices(await filesBelow(snapshot), (path) => {
    const { size, nlink } = lstatSync(insideFolder(snapshot, path));
    if (nlink === 1) bytes += size;
  });
  return bytes;
}
