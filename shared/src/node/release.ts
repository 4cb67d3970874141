import * as v from 'valibot';
import { shellName } from '../site-model/apps';
import {
  appName,
  boundedList,
  line,
  moduleName,
  releasedFileName,
  routePath,
  sha384,
  uniqueList,
  versionName,
} from '../site-model/outside-names';
import { pageName, remoteRoutesSchema } from '../site-model/remote-routes';
import { entryFile } from '../site-model/route-matching';
import { layoutTemplatesFile } from './layout-templates';
import { releasedPageFile } from './released-page';

/** Of `release.json`: with as many paths and files as a release may have, it takes about six and a half megabytes. */
export const maxReleaseFileBytes = 8 * 1024 * 1024;

/** Of one list of names, and of the pages, mounts and modules of a release. Ours have 108. */
const maxNames = 2000;

const names = boundedList(line(200), maxNames);
/** Each file once: every page contains its styles. */
const fileNames = uniqueList(releasedFileName, maxNames);
const tooMany = `has more than ${maxNames} entries`;
const assetsSchema = v.object({ js: fileNames, css: fileNames });

/** The part that the app's build for Node reports. */
export const appExportsSchema = v.object({
  /** Of a shell: which remote owns which paths. */
  mounts: v.pipe(v.record(routePath, appName), v.maxEntries(maxNames, tooMany)),
  /** Exports of the shared navigation: those of the shell, or those that a remote uses. */
  navigation: v.optional(names),
});

/** Modules that all apps of a page share: the version in the build, and the versions that the app accepts. */
export const releasedSharedSchema = v.pipe(
  v.record(moduleName, v.object({ version: line(100), accepts: line(100) })),
  v.maxEntries(maxNames, tooMany),
);

const descriptionSchema = v.object({
  app: appName,
  version: versionName,
  /** What the browser loads first: a remote's federation entry, or the shell's main script. */
  webEntry: v.pipe(releasedFileName, v.startsWith('web/', 'is not in web, which browsers load')),
  /** What every page needs before it starts: the shell's own scripts and styles. */
  initial: assetsSchema,
  /** Each exposed page, with its scripts and styles. */
  pages: v.pipe(v.record(pageName, assetsSchema), v.maxEntries(maxNames, tooMany)),
  /** The routes of a remote, with its redirects. */
  routes: remoteRoutesSchema,
  ...appExportsSchema.entries,
  shared: releasedSharedSchema,
  /** CSS custom properties that it defines, and those that it uses without defining them, which the shell has to define. */
  tokens: v.optional(v.object({ defines: names, uses: names })),
  /** Fonts that every page preloads. */
  fonts: fileNames,
  /** SHA-384 of every file. */
  files: v.record(releasedFileName, sha384),
});

/**
 * A release is one build of an app, the shell or a remote: files for browsers (`web/`), and its pages or the layout as HTML.
 * It never changes: its version, such as `1.0.0-24d185232aec`, ends with the hash of its content. The site is composed of one
 * release of each app.
 *
 * This is its `release.json`, in `site/releases/<app>/<version>/`. All file names are relative to that folder. Values that
 * pass this schema are safe in a path, a header, nginx's configuration and HTML.
 */
export const releaseSchema = v.pipe(
  descriptionSchema,
  v.check(
    (release) => lacks(release) === undefined,
    ({ input }) => lacks(input) ?? '',
  ),
);

export type Release = v.InferOutput<typeof descriptionSchema>;
export type PageAssets = v.InferOutput<typeof assetsSchema>;

/**
 * Whether a release contains what its pages are composed of: the pages of a remote, the layout of a shell. Earlier
 * releases contain a build for Node instead.
 */
export function containsPages({ app, routes, files }: Pick<Release, 'app' | 'routes' | 'files'>): boolean {
  const rendered =
    app === shellName ? [layoutTemplatesFile] : routes.addresses.map(({ path }) => releasedPageFile(path));
  return rendered.every((file) => Object.hasOwn(files, file));
}

/** A sentence about the first file or page that a release names but does not contain. */
function lacks({ app, version, files, pages, routes, ...release }: Release): string | undefined {
  const assets = [release.initial, ...Object.values(pages)].flatMap(({ js, css }) => [...js, ...css]);
  const named = [release.webEntry, ...release.fonts, ...assets];
  const file = named.find((name) => !Object.hasOwn(files, name));
  if (file) return `${app} ${version} names ${file}, which is not among its released files. Build it again.`;
  for (const { path, page, entry } of routes.addresses) {
    if (!Object.hasOwn(pages, page))
      return `${path} uses ${page} of ${app}, which ${app} ${version} does not expose. Build it again from its src/routes.ts.`;
    if (entry && !Object.hasOwn(files, `web/${entryFile(path)}`))
      return `${path} has no entry: ${app} ${version} was released without web/${entryFile(path)}. Build it again.`;
  }
  return undefined;
}

/**
 * Reads a release that arrived from outside.
 * @returns the same object, because its version is a hash of its keys in their order
 * @throws naming the first invalid value
 */
export function requireRelease(release: unknown): Release {
  try {
    v.assert(releaseSchema, release);
    return release;
  } catch (problem) {
    if (!v.isValiError(problem)) throw problem;
    const [issue] = problem.issues;
    const sentence = [v.getDotPath(issue), issue.message].filter(Boolean).join(': ');
    // Both quote the input.
    throw new Error(sentence.slice(0, 500).replaceAll(/\p{Cc}/gu, '?'));
  }
}

export const releaseFile = 'release.json';

/** Source maps of a release: not public. */
export function isSourceMap(path: string): boolean {
  return path.startsWith('maps/');
}

/** `GET /apps/:app/releases/:version/maps` of the release service: their contents, by path. */
export const releaseMapsSchema = v.object({ maps: v.record(v.string(), v.string()) });
