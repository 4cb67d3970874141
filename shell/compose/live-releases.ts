import { join } from 'node:path';
import type { Release } from '@site/shared/contracts/release';
import { type ReleaseRecord, releaseRecordSchemaUrl } from '@site/shared/contracts/release-record';
import { releaseFolder } from './release-store';

/** The shell and the remotes of one generation of the site. */
export interface LiveReleases {
  shell: Release;
  remotes: Release[];
}

/** The address of a released file, as pages name it. */
export function releaseUrl({ app, version }: Release, file: string): string {
  return `/releases/${app}/${version}/${file}`;
}

/** The record of what is live, with the addresses that browsers load. */
export function browserRecord({ shell, remotes }: LiveReleases): ReleaseRecord {
  return recordOf([shell, ...remotes], (release) =>
    releaseUrl(release, release.webEntry ?? release.initial.js[0] ?? ''),
  );
}

/** The same record for the prerenderer, with files on disk. */
export function diskRecord({ remotes }: LiveReleases): ReleaseRecord {
  return recordOf(remotes, ({ app, version, nodeEntry }) => join(releaseFolder(app, version), nodeEntry));
}

function recordOf(releases: Release[], url: (release: Release) => string): ReleaseRecord {
  return {
    schema: releaseRecordSchemaUrl,
    microFrontends: Object.fromEntries(
      releases.map((release) => [
        release.app,
        [{ url: url(release), metadata: { version: release.version } }],
      ]),
    ),
  };
}
