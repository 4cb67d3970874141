import { readFileSync, statSync } from 'node:fs';
import type { NamedRelease } from '@site/shared/node/named-releases';
import { releasedFile } from '../../registry/release-store';

/** Of one document, and of each file that is a part of one. Our largest document has 0.2 MB. */
const maxBytes = 2_000_000;

/**
 * Checks the size of texts before they are joined to a document: an upload of some kB can name parts of gigabytes.
 * @param what they are, for instance `styles`
 * @throws with their size and the limit
 */
export function requireDocumentSize(what: string, bytes: number): void {
  if (bytes <= maxBytes) return;
  throw new Error(
    `${what} of ${inMegabytes(bytes)} MB: a page may have ${inMegabytes(maxBytes)} MB in all. Put less into it.`,
  );
}

/** Of the documents of one app, before compression: 10,000 pages of the average size of ours. */
const maxTotalBytes = 1_000_000_000;

/**
 * Counts the documents of each app. Each of them contains its styles, which are uploaded once: an upload of a megabyte can
 * name documents that fill a disk.
 * @returns throws when those of an app are too large together
 */
export function limitDocuments(maxBytes = maxTotalBytes): (release: NamedRelease, document: string) => void {
  const totals = new Map<string, number>();
  return ({ app, version }, document) => {
    const total = (totals.get(app) ?? 0) + Buffer.byteLength(document);
    totals.set(app, total);
    if (total <= maxBytes) return;
    throw new Error(
      `The pages of ${app} ${version} have more than ${inMegabytes(maxBytes)} MB of HTML. Put less into each, styles for instance, or divide them between two apps.`,
    );
  };
}

/**
 * Reads a file of a release that is a part of documents.
 * @throws when it is larger than a document may be
 */
export function readPart(release: NamedRelease, name: string): string {
  const file = releasedFile(release, name);
  requireDocumentSize(name, statSync(file).size);
  return readFileSync(file, 'utf8');
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
