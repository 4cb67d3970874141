import { join } from 'node:path';
import { namedReleases } from '@site/shared/contracts/named-releases';
import { readJson } from '@site/shared/contracts/read-json';
import { releaseRecordSchema } from '@site/shared/contracts/release-record';
import { releaseRecordFile } from '@site/shared/contracts/release-record-places';
import { type BrowserRoute, matchRoute } from '@site/shared/contracts/route-matching';

/** Where something was measured or went wrong, as labels. */
export interface Place {
  app: string;
  release: string;
  pattern: string;
  device: string;
}

/** What reports may name. */
export interface KnownPlaces {
  apps: ReadonlySet<string>;
  /** Those that pages name, as `app/version`. */
  releases: ReadonlySet<string>;
  routes: BrowserRoute[];
}

/** What is not known is counted together, as anybody can report anything. */
const other = 'other';

/**
 * Reads what snapshots have; a pattern counts as one, however many addresses it has.
 * @param folders the folder of the live snapshot, and that of a candidate while a rollout runs
 */
export async function readKnownPlaces(folders: string[]): Promise<KnownPlaces> {
  const records = await Promise.all(
    folders.map((folder) => readJson(join(folder, releaseRecordFile), releaseRecordSchema)),
  );
  const live = records.flatMap(({ microFrontends }) => Object.entries(microFrontends));
  return {
    apps: new Set(live.map(([app]) => app)),
    releases: new Set(records.flatMap(namedReleases).map(({ app, version }) => `${app}/${version}`)),
    routes: live.flatMap(([, [release]]) => release?.extras?.routes?.routes ?? []),
  };
}

/**
 * The labels of a reported place; what is not known becomes `other`.
 * @param reported its pattern may be an address, too
 */
export function placeOf(reported: Place, { apps, releases, routes }: KnownPlaces): Place {
  const { app, release, pattern, device } = reported;
  return {
    app: apps.has(app) ? app : other,
    release: releases.has(`${app}/${release}`) ? release : other,
    pattern: matchRoute(routes, pattern)?.path ?? other,
    device,
  };
}
