import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentIntegrity, fileIntegritySync } from '@site/shared/node/content-integrity';
import { insideFolder } from '@site/shared/node/inside-folder';
import { parseIfValid } from '@site/shared/node/read-json';
import * as v from 'valibot';
import { type PrerenderManifest, prerenderManifest } from './prerender-manifest';

interface RenderedFile {
  render: () => string | Promise<string>;
  /** A hash of everything that the content depends on: with the same one, the file of the build before is kept. */
  input?: string;
}

/** By their names relative to the build. */
export type RenderedFiles = Map<string, RenderedFile>;

/** The input and the hash of each file that the build before rendered, by its name. Not part of the release. */
const renderedBefore = 'rendered.json';
const renderedBeforeSchema = v.record(v.string(), v.object({ input: v.string(), hash: v.string() }));

/**
 * Writes rendered files and the manifest into a build. Of thousands of pages, most builds change few: a file with the input of
 * the build before is kept, and one that has its content already is not written again.
 * @param folders contain these files alone: others are removed
 * @param files rendered one after the other, so that thousands of pages are never in memory together
 */
export async function writeRendered(
  dist: string,
  folders: string[],
  { files, manifest }: { files: RenderedFiles; manifest: Omit<PrerenderManifest, 'files'> },
): Promise<void> {
  for (const folder of folders) removeOthers(dist, folder, files);
  const before = readBefore(dist);
  const now: typeof before = {};
  const hashes: PrerenderManifest['files'] = {};
  for (const [name, { render, input }] of files) {
    const file = insideFolder(dist, name);
    const known = before[name];
    const isKept = known !== undefined && known.input === input && fileIntegritySync(file) === known.hash;
    const hash = isKept ? known.hash : writeIfChanged(file, await render());
    hashes[name] = hash;
    if (input) now[name] = { input, hash };
  }
  const whole: PrerenderManifest = { ...manifest, files: hashes };
  writeFileSync(insideFolder(dist, prerenderManifest), JSON.stringify(whole));
  writeFileSync(join(dist, renderedBefore), JSON.stringify(now));
}

function readBefore(dist: string): v.InferOutput<typeof renderedBeforeSchema> {
  const file = join(dist, renderedBefore);
  return (existsSync(file) && parseIfValid(readFileSync(file, 'utf8'), renderedBeforeSchema)) || {};
}

function removeOthers(dist: string, folder: string, files: RenderedFiles): void {
  if (!existsSync(join(dist, folder))) return;
  const kept = new Set(Array.from(files.keys(), (name) => insideFolder(dist, name)));
  for (const entry of readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !kept.has(file)) rmSync(file);
  }
}

/** @returns the hash of the content */
function writeIfChanged(file: string, content: string): string {
  const hash = contentIntegrity(content);
  if (fileIntegritySync(file) === hash) return hash;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return hash;
}
