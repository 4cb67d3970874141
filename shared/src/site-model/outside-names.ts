import * as v from 'valibot';
import { appNamePattern } from './apps';

// Names in releases and requests. None of them can leave a folder, or end a header, a line of nginx's configuration or an
// attribute of HTML.

/** Of a file, a path or a module. */
export const longestName = 200;
export const longestVersion = 100;
const longestAddress = 2000;

export const appName = v.pipe(
  v.string(),
  v.regex(
    appNamePattern,
    'is not a name that an app may have: it is shell, or mf- and lower-case letters, digits and hyphens',
  ),
);

/** A version, as in the name of its folder: `1.0.0-740dbc32a320`. */
export const versionName = v.pipe(
  v.string(),
  v.maxLength(longestVersion),
  v.regex(/^\w[\w.+-]*$/, 'is not a version: it is made of letters, digits, ".", "_", "+" and "-"'),
);

/** The name of a snapshot's folder in `snapshots/`: the SHA-256 of its list of files. */
export const snapshotName = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not the name of a snapshot'));

/** A file within a folder: without an empty segment or one that starts with a dot. */
export const fileName = v.pipe(
  v.string(),
  v.maxLength(longestName),
  v.regex(
    /^[\w@~+-][\w.@~+-]*(\/[\w@~+-][\w.@~+-]*)*$/,
    'is not a file name: it is made of letters, digits, "-", "_", ".", "~", "+" and "@" between slashes',
  ),
);

/** A file of a release, next to its `release.json`. */
export const releasedFileName = v.pipe(
  fileName,
  // `node` occurs in releases from before they contained their pages.
  v.regex(/^(?:web|pages|layout|maps|node)\//, 'is not in web, pages, layout or maps'),
  // Each needs a folder; ours have at most five.
  v.regex(/^(?:[^/]+\/){1,7}[^/]+$/, 'has more than 8 segments'),
);

/** The name of a module, as JavaScript imports it: `@site/shared/navigation`. */
export const moduleName = v.pipe(
  v.string(),
  v.maxLength(longestName),
  v.regex(/^[\w.@/~-]+$/, 'is not a module'),
);

/** The SHA-384 of a file, in the syntax of Subresource Integrity. */
export const sha384 = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a SHA-384'));

const notAPath = 'is not a path: it is made of letters, digits, "-", "_", "." and "~" between slashes';

/** A path of the site: `/career/data-scientist`. */
export const routePath = v.pipe(
  v.string(),
  v.maxLength(longestName),
  v.regex(/^\/$|^(\/[\w~-][\w.~-]*)+$/, notAPath),
);

/** The path of a page, which is a folder of the snapshot. The site's own files have these endings. */
export const pagePath = v.pipe(
  routePath,
  v.check(
    (path) => !/\.(br|conf|gz|html|ico|json|png|svg|txt|webmanifest|xml)(\/|$)/i.test(path),
    'has the ending of a file',
  ),
);

/** The pattern of paths: `/career/:job`. */
export const routePattern = v.pipe(
  v.string(),
  v.maxLength(longestName),
  v.regex(/^\/$|^(\/:?[\w~-][\w.~-]*)+$/, notAPath),
);

const writtenOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** Scheme, host and port of a website. URLs allow `;`, `,`, `$` and `*` in a host, which have a meaning in headers. */
export const origin = v.pipe(
  v.string(),
  v.maxLength(longestName),
  v.regex(writtenOrigin, 'is not an origin, for instance https://careers.example'),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'is not an origin as URLs write it'),
);

const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** An origin that pages of an `https:` site can load from; `http:` is for development on this machine. */
export const loadedOrigin = v.pipe(
  origin,
  v.check((text) => text.startsWith('https:') || loopback.test(text), 'must begin with https:'),
);

/** An origin of video players, or of releases for visitors: the release service itself requests their files. */
export const httpsOrigin = v.pipe(origin, v.startsWith('https:', 'must begin with https:'));

/** The target of a redirect: a path of the site, or a whole `https:` URL, with any query and fragment. */
export const redirectTarget = v.pipe(
  v.string(),
  v.maxLength(longestAddress),
  v.regex(
    /^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?)?(?:\/|(?:\/[\w~-][\w.~-]*)+\/?)(?:\?[\w.~!*()/:@&=+,%?-]*)?(?:#[\w.~!*()/:@&=+,%?-]*)?$/,
    'leads neither to a path of the site nor to an https: address',
  ),
  v.check((target) => target.startsWith('/') || URL.canParse(target), 'leads to no address'),
);

/** One line, safe for a terminal and a log. */
export const line = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u, 'has a control character'));

/** A secret that is sent in a header. Any other text fails there, with an error that quotes it. */
export const credential = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));

/** A list with a maximum that is checked before its items: millions of them would block the process. */
export const boundedList = <Item extends v.GenericSchema>(item: Item, longest: number, remedy = '') =>
  v.pipe(
    v.custom<v.InferInput<Item>[]>(
      (list) => Array.isArray(list) && list.length <= longest,
      `is not a list of at most ${longest}${remedy}`,
    ),
    v.array(item),
  );

/** A list with a maximum that names nothing twice. */
export const uniqueList = <Item extends v.GenericSchema<string>>(item: Item, longest: number) =>
  v.pipe(
    boundedList(item, longest),
    v.check((list) => new Set(list).size === list.length, 'has an item twice'),
  );
