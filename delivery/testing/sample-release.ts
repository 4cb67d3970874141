import { contentIntegrity } from '@site/shared/node/content-integrity';
import type { ServedRelease } from '../registry/live-releases';

/** A release as in the store, with the properties of a test; `files` always has its entry. */
export function sampleRelease({
  files,
  ...parts
}: Partial<ServedRelease> & Pick<ServedRelease, 'app'>): ServedRelease {
  return {
    version: '1.0.0-abc',
    origin: '',
    webEntry: 'web/entry.js',
    initial: { js: [], css: [] },
    pages: {},
    routes: { addresses: [], redirects: [], gone: [] },
    mounts: {},
    shared: {},
    fonts: [],
    ...parts,
    files: {
      'web/entry.js': contentIntegrity('web'),
      ...files,
    },
  };
}
