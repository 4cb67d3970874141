import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRecordSchema } from '../../site-model/release-record';
import { releaseRecordFile } from '../../site-model/release-record-places';
import { ifMissing } from '../if-missing';
import { insideFolder } from '../inside-folder';
import { readJsonIfValid } from '../read-json';
import { releaseKey } from '../site-keys';

/**
 * The folder of the snapshot that this machine serves, not the link to it, which a deployment may switch meanwhile.
 * @returns a folder that does not exist where nothing is served
 */
export function servedSnapshot(siteDirectory: string): Promise<string> {
  const link = join(siteDirectory, 'current');
  return realpath(link).catch(ifMissing(link));
}

/** The folder of the release of an app that this machine serves; undefined where its pages name none, or can't be read. */
export async function servedRelease(siteDirectory: string, app: string): Promise<string | undefined> {
  const record = join(await servedSnapshot(siteDirectory), releaseRecordFile);
  // Its files are fetched then: a damaged disk must not hold up the deployment that replaces them.
  const releases = await readJsonIfValid(record, releaseRecordSchema).catch(() => undefined);
  const version = releases?.microFrontends[app]?.[0]?.metadata.version;
  return version && insideFolder(siteDirectory, releaseKey({ app, version }));
}
