import * as v from 'valibot';
import { appNamePattern } from './apps';
import { remoteRoutesSchema } from './remote-routes';

const assetsSchema = v.object({ js: v.array(v.string()), css: v.array(v.string()) });

/**
 * `release.json` of one immutable release, in `site/releases/<app>/<version>/`.
 * All file names are relative to that folder.
 */
export const releaseSchema = v.object({
  app: v.string(),
  version: v.string(),
  /** What the browser loads first: a remote's federation entry, or the shell's main script. */
  webEntry: v.string(),
  /** What the prerenderer loads. */
  nodeEntry: v.string(),
  /** What every page needs before it starts: the shell's own scripts and styles. */
  initial: assetsSchema,
  /** Each exposed page, with the scripts and styles that come with it. */
  pages: v.record(v.string(), assetsSchema),
  /** The addresses of a remote, with its redirects. */
  routes: remoteRoutesSchema,
  /** The shell's: which remote owns which addresses. */
  mounts: v.record(v.string(), v.pipe(v.string(), v.regex(appNamePattern))),
  /** Modules that all parts of a page share: the version built in, and the versions this app can live with. */
  shared: v.record(v.string(), v.object({ version: v.string(), accepts: v.string() })),
  /** Names of the shared navigation: what the shell exports, or what a remote uses of it. */
  navigation: v.optional(v.array(v.string())),
  /** CSS custom properties that it defines, and those it uses without defining them: they have to be the shell's. */
  tokens: v.optional(v.object({ defines: v.array(v.string()), uses: v.array(v.string()) })),
  /** Fonts that every page asks for at once. */
  fonts: v.array(v.string()),
  /** SHA-384 of every file, as Subresource Integrity writes it. */
  files: v.record(v.string(), v.string()),
});

export type Release = v.InferOutput<typeof releaseSchema>;
export type PageAssets = v.InferOutput<typeof assetsSchema>;

export const releaseFile = 'release.json';

/** Source maps of a release: no server gives them out. */
export function isSourceMap(path: string): boolean {
  return path.startsWith('maps/');
}

/** `GET /apps/:app/releases/:version/maps` of the release service: their contents, by path. */
export const releaseMapsSchema = v.object({ maps: v.record(v.string(), v.string()) });
