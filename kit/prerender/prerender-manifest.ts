import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { insideFolder } from '@site/shared/node/inside-folder';
import { appExportsSchema, releasedSharedSchema } from '@site/shared/node/release';
import * as v from 'valibot';

/** The information about an app that its build for Node reports for the release. Not part of the release. */
export const prerenderManifest = 'node/prerender.json';

export const prerenderManifestSchema = v.object({
  ...appExportsSchema.entries,
  /** Of the shell; the federation plugin lists those of a remote. */
  shared: v.optional(releasedSharedSchema),
  /** The released files that the bundler did not write, relative to the build, each with its hash. */
  files: v.record(v.string(), v.string()),
});

export type PrerenderManifest = v.InferOutput<typeof prerenderManifestSchema>;

/** What renders the content of each file, by the file's name relative to the build. */
export type RenderedFiles = Map<string, () => string | Promise<string>>;

/** Loads the build for Node. */
export function loadNodeBuild<Exports>(dist: string): Promise<Exports> {
  return import(/* webpackIgnore: true */ pathToFileURL(join(dist, 'node/main.mjs')).href);
}

/**
 * Writes rendered files and the manifest into a build. A file that has its content already is not written again: of
 * thousands of pages, most builds change few.
 * @param folders contain these files alone: others are removed
 * @param files rendered one after the other, so that thousands of pages are never in memory together
 */
export async function writeRendered(
  dist: string,
  folders: string[],
  { files, manifest }: { files: RenderedFiles; manifest: Omit<PrerenderManifest, 'files'> },
): Promise<void> {
  for (const folder of folders) removeOthers(dist, folder, files);
  const hashes: PrerenderManifest['files'] = {};
  for (const [name, render] of files) {
    const content = await render();
    writeIfChanged(insideFolder(dist, name), content);
    hashes[name] = contentIntegrity(content);
  }
  const whole: PrerenderManifest = { ...manifest, files: hashes };
  writeFileSync(insideFolder(dist, prerenderManifest), JSON.stringify(whole));
}

function removeOthers(dist: string, folder: string, files: RenderedFiles): void {
  if (!existsSync(join(dist, folder))) return;
  const kept = new Set(Array.from(files.keys(), (name) => insideFolder(dist, name)));
  for (const entry of readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !kept.has(file)) rmSync(file);
  }
}

function writeIfChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
