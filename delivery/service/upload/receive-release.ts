import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileHashes } from '@site/kit/release/file-hashes';
import { Refusal } from '@site/shared/http/refusal';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { NamedRelease } from '@site/shared/node/named-releases';
import { type Release, releaseFile, requireRelease } from '@site/shared/node/release';
import { contentHashOf, wholeHashOf } from '@site/shared/node/release-version';
import { releaseKey } from '@site/shared/node/site-keys';
import { valid, validRange } from 'semver';
import { repairRelease, syncName } from '../../registry/add-release';
import { deliveryFolder } from '../../registry/delivery-folder';
import { syncTree } from '../../registry/files/sync-tree';
import { releaseFolder } from '../../registry/release-store';
import { siteStore } from '../../registry/site-store/open-site-store';
import { isWhole } from '../../registry/verify-release';
import { checkForms } from './check-forms';
import { defaultQuota, type Quota, requireRoom } from './quota';
import { unpack } from './unpack';

const rebuild = 'Build and pack the release again.';

const uploadsFolder = join(deliveryFolder, 'uploads');

/** Removes unfinished uploads of a crash. To be called before the service listens. */
export async function removeUnfinishedUploads(): Promise<void> {
  await rm(uploadsFolder, { recursive: true, force: true });
}

/**
 * Adds an uploaded release to the store: unpacked into a staging folder, every hash of its `release.json` verified, flushed
 * to disk and renamed. After an error nothing of it remains.
 * @returns whether it is new; an existing damaged one is repaired
 * @throws Refusal when it does not match its name and its `release.json`, its version has other content, or the app's quota
 * is used up
 */
export async function receiveRelease(
  name: NamedRelease,
  upload: { body: Readable; isGzip: boolean },
  quota: Quota = defaultQuota,
): Promise<'stored' | 'present' | 'mended'> {
  const stagingPath = insideFolder(uploadsFolder, randomUUID());
  await mkdir(stagingPath, { recursive: true });
  try {
    const files = await unpack(upload, stagingPath);
    const release = await readUploaded(stagingPath, name);
    requireVersions(release);
    await verifyFiles(stagingPath, release, files);
    await checkForms(stagingPath, release);
    const folder = releaseFolder(name.app, name.version);
    // Another service may have stored this version, with other content.
    await siteStore().fetch([releaseKey(name)]);
    const isPresent = await holdsSameContent(folder, release);
    if (contentHashOf(release) !== name.version.split('-').at(-1))
      throw new Refusal(422, `${name.version} is not the version of this content. Pack the release again.`);
    await syncTree(stagingPath);
    await mkdir(dirname(folder), { recursive: true });
    const result = isPresent
      ? await repairIfDamaged(release, stagingPath, folder)
      : await inTurn(async () => {
          await requireRoom(name.app, stagingPath, quota);
          return place(release, stagingPath, folder);
        });
    await syncName(folder);
    await siteStore().keep([releaseKey(name)]);
    return result;
  } finally {
    await rm(stagingPath, { recursive: true, force: true });
  }
}

/** One after the other, so that concurrent uploads don't exceed a quota together. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const placed = lastPlaced.then(work);
  lastPlaced = placed.catch(() => undefined);
  return placed;
}

let lastPlaced: Promise<unknown> = Promise.resolve();

async function place(release: Release, stagingPath: string, folder: string) {
  try {
    await rename(stagingPath, folder);
    return 'stored';
  } catch {
    // Another process stored it in the meantime, or a removal was killed.
    await holdsSameContent(folder, release);
    return repairIfDamaged(release, stagingPath, folder);
  }
}

/** The stored copy keeps its own compressed files, because another version of zlib writes different ones. */
async function repairIfDamaged(release: Release, stagingPath: string, folder: string) {
  if (await isWhole(release.app, release.version)) return 'present';
  await repairRelease(release, stagingPath, folder);
  return 'mended';
}

async function readUploaded(folder: string, { app, version }: NamedRelease): Promise<Release> {
  const release = await readRelease(folder).catch(({ message }: Error) => {
    throw new Refusal(422, `The archive has no valid ${releaseFile}. ${message}`);
  });
  if (release.app === app && release.version === version) return release;
  throw new Refusal(
    422,
    `The archive contains ${release.app} ${release.version}, but was sent as ${app} ${version}.`,
  );
}

/** Checks the versions and ranges of shared modules, which a deployment compares. */
function requireVersions({ shared }: Release): void {
  for (const [name, { version, accepts }] of Object.entries(shared)) {
    if (valid(version) === null)
      throw new Refusal(422, `shared.${name}.version is "${version}", which is not a version. ${rebuild}`);
    if (validRange(accepts) === null)
      throw new Refusal(
        422,
        `shared.${name}.accepts is "${accepts}", which is not a range of versions. ${rebuild}`,
      );
  }
}

async function readRelease(folder: string): Promise<Release> {
  return requireRelease(JSON.parse(await readFile(join(folder, releaseFile), 'utf8')));
}

async function verifyFiles(folder: string, { files }: Release, unpacked: string[]): Promise<void> {
  const present = new Set(unpacked.filter((name) => name !== releaseFile));
  const missing = Object.keys(files).find((name) => !present.has(name));
  if (missing !== undefined) throw new Refusal(422, `${missing} is missing in the archive.`);
  const unknown = [...present].find((name) => !Object.hasOwn(files, name));
  if (unknown !== undefined) throw new Refusal(422, `${unknown} is not listed in ${releaseFile}.`);
  for (const [name, hash] of Object.entries(await fileHashes(folder, [...present])))
    if (files[name] !== hash) throw new Refusal(422, `${name} does not have the hash in ${releaseFile}.`);
}

/**
 * @returns false when the version is not stored yet
 * @throws Refusal when it has other content
 */
async function holdsSameContent(folder: string, release: Release): Promise<boolean> {
  if (!existsSync(join(folder, releaseFile))) return false;
  const stored = await readRelease(folder).catch(() => undefined);
  // An unreadable release.json counts as damaged: the version was verified to be that of the content.
  if (!stored || wholeHashOf(stored) === wholeHashOf(release)) return true;
  throw new Refusal(
    409,
    `${release.app} ${release.version} exists already with other content. A release never changes: change anything in ${release.app}, and release it again.`,
  );
}
