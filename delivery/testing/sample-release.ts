import type { ServedRelease } from '../store/live-releases';

/** A release as the store would have it, with the parts that a test cares about. */
export function sampleRelease(parts: Partial<ServedRelease> & Pick<ServedRelease, 'app'>): ServedRelease {
  return {
    version: '1.0.0-abc',
    origin: '',
    webEntry: 'web/entry.js',
    nodeEntry: 'node/entry.js',
    initial: { js: [], css: [] },
    pages: {},
    routes: { addresses: [], redirects: [], gone: [] },
    mounts: {},
    shared: {},
    fonts: [],
    files: { 'web/entry.js': 'sha384-entry' },
    ...parts,
  };
}
