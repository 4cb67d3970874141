import * as v from 'valibot';

const assetsSchema = v.object({ js: v.array(v.string()), css: v.array(v.string()) });

/**
 * `release.json` of one immutable release, in `site/releases/<app>/<version>/`.
 * All file names are relative to that folder.
 */
export const releaseSchema = v.object({
  app: v.string(),
  version: v.string(),
  /** What the browser loads to reach the exposed pages; the shell has none. */
  webEntry: v.optional(v.string()),
  /** What the prerenderer loads. */
  nodeEntry: v.string(),
  /** What the browser needs before it starts: the shell's own scripts and styles. */
  initial: assetsSchema,
  /** Each exposed page, with the scripts and styles that come with it. */
  pages: v.record(v.string(), assetsSchema),
  /** Fonts the page should ask for at once. */
  fonts: v.array(v.string()),
  /** SHA-384 of every file, as Subresource Integrity writes it. */
  files: v.record(v.string(), v.string()),
});

export type Release = v.InferOutput<typeof releaseSchema>;
export type PageAssets = v.InferOutput<typeof assetsSchema>;

export const releaseFile = 'release.json';
