import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composerHash } from '../compose/composer-hash';
import type { ComposedSnapshot, composeSnapshot } from '../deploy/snapshots/compose-snapshot';
import { makeSnapshot } from '../deploy/snapshots/make-snapshot';

/** A `composeSnapshot` for tests: it renders no pages, and writes only the record of releases and mounts. */
export const composeRecord: typeof composeSnapshot = async (before, { changes, mounts, removed, target }) => {
  const stay = Object.entries(before?.versions ?? {}).filter(([app]) => app !== removed);
  const changed = changes.map(({ app, to }) => [app, to]);
  const versions: Record<string, string> = Object.fromEntries([...stay, ...changed]);
  const extras = { mounts: mounts ?? before?.mounts ?? sampleMounts };
  const live = Object.entries(versions).map(([app, version]) => {
    const release = { url: '/x', metadata: { version, integrity: '' } };
    return [app, [app === 'shell' ? { ...release, extras } : release]];
  });
  const record = JSON.stringify({ schema: '', microFrontends: Object.fromEntries(live) });
  const composer = await composerHash();
  const filled = { composed: [], hasOtherHeaders: false, browser: undefined, deadLinks: [] };
  const composed: ComposedSnapshot = { name: undefined, composer, ...filled };
  if (target === 'check') return composed;
  const { name } = await makeSnapshot(composer, (place) => writeFile(join(place, 'releases.json'), record));
  return { ...composed, name };
};

/** The mounts that the first snapshot has. */
export const sampleMounts = { '/': 'mf-marketing', '/career': 'mf-careers' };
