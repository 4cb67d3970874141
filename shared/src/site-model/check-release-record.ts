import type { ReleaseRecord } from './release-record';

/**
 * Checks the shape of a release record without the schema, whose library is too large for the browser.
 * @param source where it comes from, for the error
 * @throws when an app of the record has no release with a URL, a version and a hash
 */
export function checkReleaseRecord(record: unknown, source: string): ReleaseRecord {
  if (!isReleaseRecord(record)) throw new Error(`${source} is not a release record.`);
  return record;
}

function isReleaseRecord(record: unknown): record is ReleaseRecord {
  return (
    isObject(record) &&
    isObject(record.microFrontends) &&
    Object.values(record.microFrontends).every(
      (releases) => Array.isArray(releases) && releases.length > 0 && releases.every(isRelease),
    )
  );
}

function isRelease(release: unknown): boolean {
  return (
    isObject(release) &&
    typeof release.url === 'string' &&
    isObject(release.metadata) &&
    typeof release.metadata.version === 'string' &&
    typeof release.metadata.integrity === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
