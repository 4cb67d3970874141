import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { insideFolder } from '@site/shared/node/inside-folder';
import { appExportsSchema, releasedSharedSchema } from '@site/shared/node/release';
import * as v from 'valibot';

/** The information about an app that its build for Node reports for the release. Not part of the release. */
export const prerenderManifest = 'node/prerender.json';

export const prerenderManifestSchema = v.object({
  ...appExportsSchema.entries,
  /** Of the shell; the federation plugin lists those of a remote. */
  shared: v.optional(releasedSharedSchema),
});

export type PrerenderManifest = v.InferOutput<typeof prerenderManifestSchema>;

/** Loads the build for Node. */
export function loadNodeBuild<Exports>(dist: string): Promise<Exports> {
  return import(/* webpackIgnore: true */ pathToFileURL(join(dist, 'node/main.mjs')).href);
}

/**
 * Writes rendered files and the manifest into a build.
 * @param folder is emptied first
 */
export async function writeRendered(
  dist: string,
  folder: string,
  { files, manifest }: { files: Map<string, unknown>; manifest: PrerenderManifest },
): Promise<void> {
  await rm(join(dist, folder), { recursive: true, force: true });
  for (const [name, content] of [...files, [prerenderManifest, manifest] as const]) {
    const file = insideFolder(dist, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
}
