import type { ReleaseRecord } from '../site-model/release-record';

/** A release that pages of a snapshot name. */
export interface NamedRelease {
  app: string;
  version: string;
}

/** The deployed releases, and earlier ones that unchanged pages still name. */
export function namedReleases({ microFrontends }: ReleaseRecord): NamedRelease[] {
  return Object.entries(microFrontends).flatMap(([app, releases]) =>
    releases
      .flatMap(({ metadata, extras }) => [metadata.version, ...(extras?.earlier ?? [])])
      .map((version) => ({ app, version })),
  );
}
