import { sourceHash } from './source-hash';

/** The code of icons and share images, and the packages that set their text and render them. */
export const imageSources = [
  'delivery/compose/images',
  'shared/src/weave',
  'shared/src/company',
  ...['@resvg/resvg-js', 'sharp', '@expo-google-fonts/bricolage-grotesque'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];

/** The code that determines pages and other files of the site; commands, checks and the store do not. */
export const composerSources = [
  ...imageSources,
  'delivery/compose/pages',
  'delivery/compose/site-files',
  'delivery/deploy/snapshots/keep-pages.ts',
  'delivery/deploy/snapshots/unchanged-pages.ts',
  'kit/release/compress.ts',
  'delivery/registry/live-releases.ts',
  'delivery/registry/site-addresses.ts',
  'shared/src/node',
  'shared/src/site-model',
];

/** The code that checks pages. */
const pageRules = [
  'delivery/compose/markup',
  'delivery/gate',
  'kit/browser/html-tree.ts',
  'node_modules/parse5/package.json',
];

/** The hash of composing and checking: a page with the same hash need not be composed again. */
export function pageComposerHash(): Promise<string> {
  return sourceHash([...pageRules, ...composerSources]);
}

/** The hash of composing: the same composer makes the same pages from the same releases. */
export function composerHash(): Promise<string> {
  return sourceHash(composerSources);
}
