import { join } from 'node:path';
import { namedReleases } from '@site/shared/node/named-releases';
import { readJson } from '@site/shared/node/read-json';
import { rememberLatest } from '@site/shared/node/remember-latest';
import { releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { type BrowserRoute, matchRoute } from '@site/shared/site-model/route-matching';
import { otherName } from '@site/shared/site-model/visit-report';
import type { ObservationKey } from '../../enquiries/storage/tables';
import type { WatchedRollout } from '../../site/rollout/served-rollout';
import { liveFolder } from '../../site/snapshot';

/** The labels of a sample or an error. */
export type Place = Pick<ObservationKey, 'app' | 'release' | 'pattern' | 'device'>;

/** The labels that reports may use. */
export interface KnownPlaces {
  /** The deployed releases, as `app/version`. */
  releases: ReadonlySet<string>;
  routes: BrowserRoute[];
  /** The routes of each app; the shell has none. */
  routesOf: ReadonlyMap<string, BrowserRoute[]>;
}

/**
 * Reads the places of snapshots; a pattern counts as one, however many paths it has.
 * @param folders the folder of the deployed snapshot, and that of the canary during a rollout
 */
async function readKnownPlaces(folders: string[]): Promise<KnownPlaces> {
  const records = await Promise.all(
    folders.map((folder) => readJson(join(folder, releaseRecordFile), releaseRecordSchema)),
  );
  const live = records.flatMap(({ microFrontends }) => Object.entries(microFrontends));
  const routesOf = new Map<string, BrowserRoute[]>();
  for (const [app, [release]] of live)
    routesOf.set(app, [...(routesOf.get(app) ?? []), ...(release?.extras?.routes?.routes ?? [])]);
  return {
    releases: new Set(records.flatMap(namedReleases).map(({ app, version }) => `${app}/${version}`)),
    routes: [...routesOf.values()].flat(),
    routesOf,
  };
}

/**
 * The labels of a reported place. Unknown values become `other`, as each label is a time series and clients can send
 * anything; so does a pattern of another app: otherwise a few clients could use up the number of places. The shell is part of
 * every page.
 * @param reported its pattern may also be a path
 */
export function placeOf(reported: Place, { releases, routes, routesOf }: KnownPlaces): Place {
  const { app, release, pattern, device } = reported;
  const own = app === 'shell' ? routes : (routesOf.get(app) ?? []);
  return {
    app: routesOf.has(app) ? app : otherName,
    release: releases.has(`${app}/${release}`) ? release : otherName,
    pattern: matchRoute(own, pattern)?.path ?? otherName,
    device,
  };
}

/**
 * Makes a function that reads the known places, and reads them again after a deployment.
 * @param onReleaseGone called when one of the releases is no longer deployed
 */
export function watchKnownPlaces(
  siteDirectory: string,
  readRollout: () => Promise<WatchedRollout | undefined>,
  onReleaseGone: () => void,
): () => Promise<KnownPlaces> {
  let releases: KnownPlaces['releases'] = new Set();
  const read = rememberLatest(1, async (...folders: string[]) => {
    const known = await readKnownPlaces(folders);
    if ([...releases].some((release) => !known.releases.has(release))) onReleaseGone();
    releases = known.releases;
    return known;
  });
  return async () => {
    const [live, rollout] = await Promise.all([liveFolder(siteDirectory), readRollout()]);
    return rollout ? read(live, rollout.folder) : read(live);
  };
}
