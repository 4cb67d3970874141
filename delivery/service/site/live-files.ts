import { join } from 'node:path';
import { fileIntegrity } from '@site/shared/contracts/content-integrity';
import type { NamedRelease } from '@site/shared/contracts/named-releases';
import { releaseFile } from '@site/shared/contracts/release';
import { servedRolloutSchema } from '@site/shared/contracts/rollout';
import type { SiteManifest } from '@site/shared/contracts/site-manifest';
import { snapshotListFile } from '@site/shared/contracts/snapshot-files';
import * as v from 'valibot';
import { type Deployed, readDeployed, runningRollout } from '../../deploy/deployed';
import { readSnapshot, readSnapshotList, type Snapshot } from '../../deploy/snapshots/snapshots';
import { releaseFolder } from '../../registry/release-store';

/** @returns what a replica needs to serve what is deployed; undefined while nothing is */
export async function readManifest(): Promise<SiteManifest | undefined> {
  const live = await readDeployed();
  if (!live) return undefined;
  const rollout = runningRollout(live.entry);
  const candidate = rollout && (await readSnapshot(rollout.snapshot));
  return {
    snapshot: live.name,
    files: await filesOf(live),
    releases: await releasesOf(live, candidate),
    ...(candidate && {
      rollout: { ...v.parse(servedRolloutSchema, rollout), files: await filesOf(candidate) },
    }),
  };
}

/** With the list itself, whose hash the snapshot's name has in another form. */
async function filesOf({ folder }: Snapshot): Promise<SiteManifest['files']> {
  const { files } = await readSnapshotList(folder);
  const sha384 = (await fileIntegrity(join(folder, snapshotListFile))) ?? '';
  return [...files, { path: snapshotListFile, sha384 }];
}

/** Releases that are stored but were never deployed are not public yet. */
async function releasesOf(
  { named, origins, entry }: Deployed,
  candidate: Snapshot | undefined,
): Promise<SiteManifest['releases']> {
  const live = [...named, ...(candidate?.named ?? [])];
  const lately = Object.entries(entry.apps).flatMap(([app, { recent }]) =>
    recent.map((version) => ({ app, version })),
  );
  const all = new Map([...live, ...lately].map((release) => [nameOf(release), release]));
  const liveNames = new Set(live.map(nameOf));
  const releases = await Promise.all(
    [...all.values()]
      .filter(({ app }) => !origins[app])
      .map(async ({ app, version }) => {
        const sha384 = await fileIntegrity(join(releaseFolder(app, version), releaseFile));
        return sha384 && { app, version, sha384, live: liveNames.has(nameOf({ app, version })) };
      }),
  );
  return releases.filter((release) => release !== undefined && release !== '');
}

function nameOf({ app, version }: NamedRelease): string {
  return `${app}/${version}`;
}
