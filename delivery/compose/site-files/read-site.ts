import { join } from 'node:path';
import { composedSiteFile, composedSiteSchema } from '@site/shared/node/composed-site';
import { readJson } from '@site/shared/node/read-json';

/** Reads a snapshot's list of its pages. */
export function readSite(folder: string) {
  return readJson(join(folder, composedSiteFile), composedSiteSchema);
}
