import type { ReleaseRecord } from './release-record';

/** A release that pages of a snapshot name. */
export interface NamedRelease {
  app: string;
  version: string;
}

/** The releases that are live, and those before them that pages which have not changed go on naming. */
export function namedReleases({ microFrontends }: ReleaseRecord): NamedRelease[] {
  return Object.entries(microFrontends).flatMap(([app, releases]) =>
    releases
      .flatMap(({ metadata, extras }) => [metadata.version, ...(extras?.earlier ?? [])])
      .map((version) => ({ app, version })),
  );
}
