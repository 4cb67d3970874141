import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFile, requireRelease } from '@site/shared/node/release';
import { releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import * as v from 'valibot';
import { composedSnapshot } from '../e2e/support/composed-snapshot';

/** In bytes, uncompressed. */
export interface DeployedWeights {
  /** What a browser loads about the deployed releases. */
  record: number;
  /** All scripts of the app's release. */
  scripts: number;
}

/**
 * Weighs what grows, or should not, with the pages of an app.
 * @param site the folder of the site
 */
export async function weighDeployed(site: string, app: string): Promise<DeployedWeights> {
  const text = await readFile(join(composedSnapshot(site), releaseRecordFile), 'utf8');
  const { microFrontends } = v.parse(releaseRecordSchema, JSON.parse(text));
  const version = microFrontends[app]?.[0]?.metadata.version;
  if (!version) throw new Error(`${app} is not deployed in ${site}.`);
  const folder = join(site, 'releases', app, version);
  const { files } = requireRelease(JSON.parse(await readFile(join(folder, releaseFile), 'utf8')));
  const scripts = Object.keys(files).filter((name) => name.startsWith('web/') && name.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(folder, name))).size));
  return { record: Buffer.byteLength(text), scripts: sizes.reduce((sum, size) => sum + size, 0) };
}
