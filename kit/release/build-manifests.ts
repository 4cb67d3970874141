import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { Release } from '@site/shared/node/release';
import * as v from 'valibot';
import { sharedRuntime } from '../federation/shared-runtime';
import {
  type PrerenderManifest,
  prerenderManifest,
  prerenderManifestSchema,
} from '../prerender/prerender-manifest';

const fileList = v.optional(v.array(v.string()), []);
const builtFiles = v.optional(v.object({ js: fileList, css: fileList }), {});

/** Rsbuild's manifest of a build: every file, the files of each entry, the hash of every script and style sheet. */
const assetsManifestSchema = v.object({
  allFiles: v.array(v.string()),
  entries: v.record(v.string(), v.object({ initial: builtFiles, async: builtFiles, assets: fileList })),
  integrity: v.optional(v.record(v.string(), v.string()), {}),
  /** Fonts that every page preloads (`kit/rsbuild/app-config.ts`). */
  fonts: fileList,
});

/** The federation plugin's manifest: exposed pages with their files, shared modules with their versions. */
const federationManifestSchema = v.object({
  exposes: v.array(
    v.object({
      name: v.string(),
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()) }),
      }),
    }),
  ),
  shared: v.array(
    v.object({ name: v.string(), version: v.string(), requiredVersion: v.nullish(v.string(), '*') }),
  ),
  metaData: v.object({ pluginVersion: v.string() }),
});

export interface BuildManifests {
  assets: v.InferOutput<typeof assetsManifestSchema>;
  /** The pages and islands that a remote exposes; none of the shell. */
  exposes: v.InferOutput<typeof federationManifestSchema>['exposes'];
  shared: Release['shared'];
  /** The exports of the shared navigation that the app uses or exports, and the mounts of a shell. */
  prerender: Omit<PrerenderManifest, 'shared' | 'files'>;
  /** The rendered files, and the routes of a remote with their entries, each with its hash. */
  rendered: PrerenderManifest['files'];
}

/**
 * @param dist the folder of a finished build
 * @throws naming the manifest that is missing, or whose format has changed
 */
export async function readBuildManifests(dist: string): Promise<BuildManifests> {
  const [assets, prerender] = await Promise.all([
    readManifest(join(dist, 'web', 'assets.json'), assetsManifestSchema),
    readManifest(insideFolder(dist, prerenderManifest), prerenderManifestSchema),
  ]);
  const { shared, files: rendered, ...reported } = prerender;
  if (shared) return { assets, exposes: [], shared, prerender: reported, rendered };
  const federation = await readManifest(join(dist, 'web', 'mf-manifest.json'), federationManifestSchema);
  const modules = federation.shared.map(({ name, version, requiredVersion }) => {
    return [name, { version, accepts: requiredVersion }] as const;
  });
  return {
    assets,
    exposes: federation.exposes,
    shared: { ...Object.fromEntries(modules), ...sharedRuntime(federation.metaData.pluginVersion) },
    prerender: reported,
    rendered,
  };
}

/** Every file that an entry of the build needs, whenever it is loaded. */
export function filesOfEntry({ entries }: BuildManifests['assets'], name: string): string[] {
  const entry = entries[name];
  if (!entry) return [];
  return [entry.initial, entry.async].flatMap(({ js, css }) => [...js, ...css]).concat(entry.assets);
}

async function readManifest<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: the build is not finished. Build the app, then release it.`);
  });
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new Error(
    `${file} has an unexpected format: ${path ? `${path}: ` : ''}${issue.message}. Build the app again; if that doesn't help, the tools' format has changed (kit/release/build-manifests.ts).`,
  );
}
