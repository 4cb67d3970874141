import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composedSiteFile, composedSiteSchema } from '@site/shared/node/composed-site';
import * as v from 'valibot';

/** Reads a snapshot's list of its pages. */
export async function readSite(folder: string): Promise<v.InferOutput<typeof composedSiteSchema>> {
  return v.parse(composedSiteSchema, JSON.parse(await readFile(join(folder, composedSiteFile), 'utf8')));
}
