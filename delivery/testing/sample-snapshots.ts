import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from '@site/shared/node/rollout-stages';
import { type SnapshotList, snapshotHash, snapshotListFile } from '@site/shared/node/snapshot-files';
import { createEntry } from '../deploy/log/create-entry';
import type { Change, DeploymentEvent } from '../deploy/log/entry';
import type { Rollout } from '../deploy/rollout/rollout-state';
import { begin } from '../deploy/rollout/steps';
import { nextState } from '../deploy/switch/next-state';
import { folderStore } from '../registry/object-store/folder-store';

const by = { who: { kind: 'local' as const, name: 'asha' } };

/** A release of careers. */
export const sampleChange = { app: 'mf-careers', from: '1.0.0', to: '2.0.0' } satisfies Change;

/** The time and author of its release. */
export const sampleEvent = { at: '2026-01-01T12:00:00.000Z', by };

const before: DeploymentEvent = {
  action: 'release',
  time: '2026-01-01T00:00:00.000Z',
  by,
  changes: [{ app: 'mf-careers', from: null, to: '1.0.0' }],
};

/** The file lists of snapshots without pages. */
const lists = { stable: listOf('stable'), canary: listOf('canary') };

/** The names of the snapshots that {@link writeSampleSnapshots} writes. */
export const stable = snapshotHash(lists.stable);
export const canary = snapshotHash(lists.canary);

/** A starting rollout of the sample change. */
export function sampleRollout(stages: Stage[], change: Change = sampleChange): Rollout {
  return begin(change, canary, { stages, ...sampleEvent });
}

/** Writes a deployed snapshot and one with a canary next to it, both without a page, into the folder of a site. */
export async function writeSampleSnapshots(site: string): Promise<void> {
  await writeSnapshot(site, lists.stable);
  await writeSnapshot(site, lists.canary);
  const state = nextState(undefined, before, { snapshot: stable, composer: 'stable' });
  await createEntry(folderStore(site), undefined, before, state);
  await symlink(`snapshots/${stable}`, join(site, 'current'));
}

function listOf(composer: string): string {
  return JSON.stringify({ composer, files: [] } satisfies SnapshotList);
}

async function writeSnapshot(site: string, list: string): Promise<void> {
  const folder = join(site, 'snapshots', snapshotHash(list));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, snapshotListFile), list);
  await writeFile(join(folder, 'releases.json'), JSON.stringify({ schema: '', microFrontends: {} }));
}
