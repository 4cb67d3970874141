import { sourceHash } from './source-hash';

/** What draws icons and share images: code, and the packages that set their text and render them. */
export const imageSources = [
  'delivery/compose/images',
  'shared/src/weave',
  'shared/src/company',
  ...['@resvg/resvg-js', 'fontverter', '@fontsource/bricolage-grotesque'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];

/** What decides how a page or another file of the site reads; commands, checks and the store do not. */
export const composerSources = [
  ...imageSources,
  'delivery/compose/pages',
  'delivery/compose/site-files',
  'delivery/deploy/snapshots/keep-pages.ts',
  'delivery/deploy/snapshots/unchanged-pages.ts',
  'kit/release/compress.ts',
  'delivery/registry/live-releases.ts',
  'delivery/registry/site-addresses.ts',
  'shared/src/contracts',
];

/** What decides whether a page is fit for visitors. */
const pageRules = ['delivery/compose/markup', 'delivery/gate', 'node_modules/parse5/package.json'];

/** A page that the same code has composed and checked need not be composed again. */
export function pageComposerHash(): Promise<string> {
  return sourceHash([...pageRules, ...composerSources]);
}

/** The same composer makes the same pages from the same releases. */
export function composerHash(): Promise<string> {
  return sourceHash(composerSources);
}
