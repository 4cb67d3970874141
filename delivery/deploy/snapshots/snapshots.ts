import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { type NamedRelease, namedReleases } from '@site/shared/node/named-releases';
import { parseIfValid } from '@site/shared/node/read-json';
import { snapshotListFile, snapshotListSchema } from '@site/shared/node/snapshot-files';
import { shellName } from '@site/shared/site-model/apps';
import { type ReleaseRecord, releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import * as v from 'valibot';
import type { Mounts } from '../../registry/live-releases';
import { readRelease } from '../../registry/release-store';
import { siteFolder } from '../../registry/workspace';

export const snapshotsFolder = join(siteFolder, 'snapshots');

/** What to do about a damaged snapshot: no release replaces it. */
export const snapshotRemedy =
  'Copy it back from a backup, or from a replica. Without either: docs/running.md, ErrorRate.';

/**
 * A snapshot is the whole site as files: every page, composed of one release of each app, and what belongs to none of them,
 * such as the sitemap. It never changes: its name is the hash of its content. A deployment makes one the live site.
 */
export interface Snapshot {
  name: string;
  folder: string;
  /** A hash of the code that composed it. */
  composer: string;
  /** The releases that its pages name: those of its versions, and earlier ones of the same code. */
  named: NamedRelease[];
  /** App to version. */
  versions: Record<string, string>;
  /** App to the origin that serves its releases; empty for the site itself. */
  origins: Record<string, string>;
  /** Undefined in a snapshot from before decision 050: then those of its shell apply. */
  mounts?: Mounts | undefined;
}

/** Without the files: checking the names of thousands takes most of the time, and most requests read a snapshot. */
const composerSchema = v.pick(snapshotListSchema, ['composer']);

/** @throws if there is no such snapshot or it is damaged */
export async function readSnapshot(name: string): Promise<Snapshot> {
  const folder = insideFolder(snapshotsFolder, name);
  const [{ composer }, record] = await Promise.all([
    readValid(join(folder, snapshotListFile), composerSchema),
    readRecord(folder),
  ]).catch((error) => {
    // Rethrows all other errors.
    ifMissing(undefined)(error);
    throw new Error(`${folder} lacks files. ${snapshotRemedy}`, { cause: error });
  });
  return {
    name,
    folder,
    composer,
    named: namedReleases(record),
    versions: versionsIn(record),
    origins: ofEachApp(record, ({ url }) => originOf(url)),
    mounts: record.microFrontends[shellName]?.[0]?.extras?.mounts,
  };
}

/** Which remote owns which paths in a snapshot. */
export async function mountsOf({ mounts, versions }: Snapshot): Promise<Mounts> {
  return mounts ?? (await readRelease(shellName, versions[shellName] ?? '')).mounts;
}

/**
 * The record of the releases that pages were composed of.
 * @param folder any that holds a composed set of pages, also of a preview
 * @throws when there is none or it is damaged
 */
export function readRecord(folder: string): Promise<ReleaseRecord> {
  return readValid(join(folder, releaseRecordFile), releaseRecordSchema);
}

/** App to the deployed version. */
export function versionsIn(record: ReleaseRecord): Record<string, string> {
  return ofEachApp(record, ({ metadata }) => metadata.version);
}

function ofEachApp(
  { microFrontends }: ReleaseRecord,
  read: (release: ReleaseRecord['microFrontends'][string][number]) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(microFrontends).map(([app, [release]]) => [app, release ? read(release) : '']),
  );
}

/** The record names the site's own files without an origin. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

async function readValid<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const content = parseIfValid(await readFile(file, 'utf8'), schema);
  if (content) return content;
  throw new Error(`${file} is damaged. ${snapshotRemedy}`);
}
