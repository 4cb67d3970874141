import { statSync } from 'node:fs';
import { inSlices } from '@site/shared/node/in-slices';
import type { Preview } from '@site/shared/node/preview';
import { rememberLatest } from '@site/shared/node/remember-latest';
import { type Deployed, readDeployed } from '../../deploy/deployed';
import type { Entry } from '../../deploy/log/entry';
import { isAbout, lastEntries } from '../../deploy/log/read-log';
import { keptPreviews } from '../../deploy/previews/kept-previews';
import { previousVersion } from '../../deploy/switch/next-state';
import { readRelease, releasedFile, storedVersions } from '../../registry/release-store';
import { siteStore } from '../../registry/site-store/open-site-store';

/** Each is a file or an object of a bucket. */
const searchedEntries = 300;

/** The apps of a site have some hundred releases each. */
const measuredReleases = 2000;

/** The deployed release of an app. */
export type LiveApp = ReturnType<typeof liveApp>;

export type AppReleases = Awaited<ReturnType<typeof readAppReleases>>;
export type ListedRelease = AppReleases['releases'][number];

export async function readLive() {
  const live = await readDeployed();
  return { live, apps: Object.keys(live?.versions ?? {}).map((app) => liveApp(live, app)) };
}

/** An app's deployed release, and the target of a rollback. */
export async function readLiveApp(app: string) {
  return appIn(await readDeployed(), app);
}

/** The same, with every kept release, newest first. */
export async function readAppReleases(app: string) {
  const live = await readDeployed();
  const withdrawn = live?.entry.withdrawn.filter((each) => each.app === app) ?? [];
  const [stored, previews] = await Promise.all([storedVersions(app), readPreviews()]);
  const releases = [];
  // One after the other, because each is parsed at once, and the service answers others in between.
  for (const { version, storedAt } of stored)
    releases.push({
      version,
      storedAt: storedAt.toISOString(),
      isLive: live?.versions[app] === version,
      withdrawn: withdrawn.findLast((each) => each.version === version),
      ...(await sizesOf(app, version).catch(() => ({ bytes: 0, scriptBytes: 0 }))),
      // The preview that expires last.
      previewedUntil: previews.find(({ releases }) => releases[app] === version)?.expiresAt,
    });
  return { ...appIn(live, app), releases };
}

/** The served previews, the one that expires last first. */
export async function readPreviews(): Promise<Preview[]> {
  return (await keptPreviews()).sort((one, other) => other.expiresAt - one.expiresAt);
}

/** The entries about an app among the latest {@link searchedEntries}, newest first. */
export async function readEntriesAbout(app: string): Promise<Entry[]> {
  return (await lastEntries(siteStore(), searchedEntries)).filter(isAbout(app));
}

function appIn(live: Deployed | undefined, app: string) {
  return { ...liveApp(live, app), before: live && previousVersion(live.entry, app) };
}

function liveApp(live: Deployed | undefined, app: string) {
  const { version, since, by } = live?.entry.apps[app] ?? {};
  return { app, version, since, by: by?.who.name, reason: by?.reason };
}

/** Sizes in bytes: of all its files, and of the compressed scripts for browsers. */
const sizesOf = rememberLatest(measuredReleases, async (app: string, version: string) => {
  const { files } = await readRelease(app, version);
  const sizes = { bytes: 0, scriptBytes: 0 };
  await inSlices(Object.keys(files), (name) => {
    const { size } = statSync(releasedFile({ app, version }, name));
    sizes.bytes += size;
    if (/^web\/.*\.js\.br$/.test(name)) sizes.scriptBytes += size;
  });
  return sizes;
});
