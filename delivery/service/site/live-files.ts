import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileHashes } from '@site/kit/release/file-hashes';
import { fileIntegrity } from '@site/shared/contracts/content-integrity';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import type { NamedRelease } from '@site/shared/contracts/named-releases';
import { releaseFile } from '@site/shared/contracts/release';
import { servedRolloutSchema } from '@site/shared/contracts/rollout';
import type { SiteManifest } from '@site/shared/contracts/site-manifest';
import * as v from 'valibot';
import {
  currentGeneration,
  type Generation,
  generationFile,
  readGeneration,
} from '../../publish/generations';
import { readRollout } from '../../rollout/rollout-state';
import { releaseFolder } from '../../store/release-store';

/**
 * Gives access to the manifest of what is live. Generations never change, so their files are hashed once.
 * @returns a function that reads the manifest of this moment; it returns undefined while nothing is live
 */
export function watchManifest(): () => Promise<SiteManifest | undefined> {
  let known = new Map<string, SiteManifest['files']>();
  return async () => {
    const [live, rollout] = await Promise.all([currentGeneration(), readRollout()]);
    if (!live) return undefined;
    const candidate = rollout && (await readGeneration(rollout.generation));
    const next = new Map<string, SiteManifest['files']>();
    for (const { folder } of [live, ...(candidate ? [candidate] : [])])
      next.set(folder, known.get(folder) ?? (await filesOf(folder)));
    known = next;
    return {
      generation: basename(live.folder),
      files: next.get(live.folder) ?? [],
      releases: await releasesOf(live, candidate),
      ...(candidate && {
        rollout: { ...v.parse(servedRolloutSchema, rollout), files: next.get(candidate.folder) ?? [] },
      }),
    };
  };
}

/** Without `generation.json`, which says who released what. */
async function filesOf(folder: string): Promise<SiteManifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, insideFolder(entry.parentPath, entry.name)))
    .filter((name) => name !== generationFile)
    .sort();
  const hashes = await fileHashes(folder, names);
  return Object.entries(hashes).map(([path, sha384]) => ({ path, sha384 }));
}

/** Releases that are stored but were never live are nobody's business yet. */
async function releasesOf(
  { named, origins, history }: Generation,
  candidate: Generation | undefined,
): Promise<SiteManifest['releases']> {
  const live = [...named, ...(candidate?.named ?? [])];
  const lived = history.map(({ app, to }) => ({ app, version: to })).reverse();
  const all = new Map([...live, ...lived].map((release) => [nameOf(release), release]));
  const liveNames = new Set(live.map(nameOf));
  const releases = await Promise.all(
    [...all.values()]
      .filter(({ app }) => !origins[app])
      .map(async ({ app, version }) => {
        const sha384 = await fileIntegrity(join(releaseFolder(app, version), releaseFile));
        return sha384 && { app, version, sha384, live: liveNames.has(nameOf({ app, version })) };
      }),
  );
  return releases.filter((release) => release !== undefined && release !== '');
}

function nameOf({ app, version }: NamedRelease): string {
  return `${app}/${version}`;
}
