import { existsSync } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder } from '@site/shared/node/inside-folder';
import { messageOf } from '@site/shared/node/message-of';
import type { NamedRelease } from '@site/shared/node/named-releases';
import { readJsonIfValid } from '@site/shared/node/read-json';
import { isSourceMap, releaseFile } from '@site/shared/node/release';
import { showRollout } from '@site/shared/node/show-rollout';
import { placeFile, type ReadFile } from '@site/shared/node/site-copy/fetch-files';
import { fetchRelease } from '@site/shared/node/site-copy/fetch-release';
import { fetchSnapshot } from '@site/shared/node/site-copy/fetch-snapshot';
import { fetchingFolder } from '@site/shared/node/site-copy/fill-folder';
import { releaseKey, snapshotKey } from '@site/shared/node/site-keys';
import { type SitePointer, sitePointerSchema } from '@site/shared/node/site-pointer';
import { switchLink } from '@site/shared/node/sync-to-disk';
import { snapshotName } from '@site/shared/site-model/outside-names';
import { pointerKey } from '@site/shared/site-model/release-record-places';
import * as v from 'valibot';
import { requireSpace } from '../../require-space';
import { readReleasesOf } from '../damaged-releases';
import { liveSnapshot } from '../snapshot';
import { removeOld } from './remove-old';
import { readerOf, type SiteSource } from './site-source';

interface Copying {
  source: SiteSource;
  /** Releases that were copied and checked; they are not read again. */
  checked: Set<string>;
}

interface Copied {
  /** True when it switched. */
  isNew: boolean;
  /** The problem of each older release that couldn't be copied. */
  problems: unknown[];
}

/**
 * Makes this machine serve the snapshot of a pointer: fetches and checks every file, then switches in one step.
 * @throws naming the missing or wrong file; the served snapshot then stays the same
 */
export async function copySite(
  siteDirectory: string,
  pointer: SitePointer,
  copying: Copying,
): Promise<Copied> {
  const { snapshot, recent } = pointer;
  forgetRemoved(siteDirectory, copying.checked);
  const shown = shownBy(pointer);
  const last = await readCopied(siteDirectory);
  for (const name of shown) {
    const key = snapshotKey(name);
    await named(key, fetchSnapshot(siteDirectory, name, readerInto(siteDirectory, copying.source, key)));
    for (const release of await readReleasesOf(insideFolder(siteDirectory, key)))
      await copyRelease(siteDirectory, release, copying);
  }
  const before = await liveSnapshot(siteDirectory);
  if (before !== snapshot) {
    await switchLink(join(siteDirectory, 'current'), snapshotKey(snapshot));
    // The clean-up keeps those served last: after a rollback, that is an older one.
    const now = new Date();
    await utimes(insideFolder(siteDirectory, snapshotKey(snapshot)), now, now);
  }
  await showRollout(siteDirectory, pointer.rollout);
  const copied = Buffer.from(JSON.stringify(pointer));
  await placeFile(insideFolder(siteDirectory, pointerKey), copied, fetchingFolder(siteDirectory));
  const problems = await copyRecent(siteDirectory, recent, copying);
  // Requests for the pages shown until now may be under way.
  const kept = [...shown, ...(last ? shownBy(last) : [])];
  await removeOld(siteDirectory, { kept, recent, checked: copying.checked });
  // The folder of an older version of this server.
  if (v.is(snapshotName, before))
    await rm(join(siteDirectory, 'generations'), { recursive: true, force: true });
  return { isNew: before !== snapshot, problems };
}

/** The snapshots that visitors get. */
function shownBy({ snapshot, rollout }: SitePointer): string[] {
  return rollout ? [snapshot, rollout.snapshot] : [snapshot];
}

/** Releases that another process with the same folder has removed are fetched again. */
function forgetRemoved(siteDirectory: string, checked: Set<string>): void {
  for (const key of checked) if (!existsSync(insideFolder(siteDirectory, key))) checked.delete(key);
}

/**
 * Copies releases that tabs which were opened earlier may request; the deployed pages don't need them. One that is no longer
 * stored, or can't be copied, blocks neither the others nor the removal of old files.
 * @returns the problem of each that couldn't be copied
 */
async function copyRecent(
  siteDirectory: string,
  recent: NamedRelease[],
  copying: Copying,
): Promise<unknown[]> {
  const problems: unknown[] = [];
  for (const release of recent) {
    const key = releaseKey(release);
    try {
      if (!copying.checked.has(key) && (await readerOf(copying.source, key)(releaseFile)))
        await copyRelease(siteDirectory, release, copying);
    } catch (problem) {
      copying.source.signal.throwIfAborted();
      problems.push(problem);
    }
  }
  return problems;
}

async function copyRelease(siteDirectory: string, release: NamedRelease, { source, checked }: Copying) {
  const key = releaseKey(release);
  if (checked.has(key)) return;
  const isWanted = (name: string) => !isSourceMap(name);
  await named(
    key,
    fetchRelease(siteDirectory, release, { read: readerInto(siteDirectory, source, key), isWanted }),
  );
  checked.add(key);
}

/** Reads files that are written into the site's folder, as long as its disk has space. */
function readerInto(siteDirectory: string, source: SiteSource, key: string): ReadFile {
  const read = readerOf(source, key);
  return async (path) => {
    await requireSpace(siteDirectory);
    return read(path);
  };
}

/** The last copied pointer; undefined before the first copy. */
export function readCopied(siteDirectory: string): Promise<SitePointer | undefined> {
  return readJsonIfValid(insideFolder(siteDirectory, pointerKey), sitePointerSchema);
}

/** Adds the key of the folder to an error. */
async function named(key: string, fetching: Promise<void>): Promise<void> {
  await fetching.catch((cause: unknown) => {
    throw new Error(`${key}: ${messageOf(cause)}`, { cause });
  });
}
