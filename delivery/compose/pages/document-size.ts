import { readFileSync, statSync } from 'node:fs';
import type { NamedRelease } from '@site/shared/node/named-releases';
import type { HeadData } from '@site/shared/site-model/head-data';
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

/** Of one app, before compression: 10,000 pages of the average size of ours. */
const maxTotalBytes = 1_000_000_000;

/** Of one app. Web servers read the heads of all pages at once; those of 10,000 articles and their lists have 10 MB. */
const maxHeadsBytes = 12_000_000;

/** Of one app. Each deployment, of other teams too, reads the links of all pages; ours take 0.2 kB a page. */
const maxLinksBytes = 30_000_000;

interface CountedPage {
  bytes: number;
  head: HeadData | undefined;
  /** The paths of this site that it links to. */
  links: string[];
}

/** Throws when the pages of an app are too large together. */
export type CountPage = ReturnType<typeof limitPages>;

/**
 * Counts the pages of each app, unchanged ones too: they are composed again with the next shell. Each of them contains its
 * styles, which are uploaded once: an upload of a megabyte can name documents that fill a disk.
 * @returns throws when the documents of an app, their heads, or their links, are too large together
 */
export function limitPages(documents = maxTotalBytes) {
  const totals = new Map<string, number>();
  return ({ app, version }: NamedRelease, { bytes, head, links }: CountedPage): void => {
    const add = (what: string, size: number, limit: number, advice: string) => {
      const total = (totals.get(`${app} ${what}`) ?? 0) + size;
      totals.set(`${app} ${what}`, total);
      if (total <= limit) return;
      throw new Error(
        `The pages of ${app} ${version} have more than ${inMegabytes(limit)} MB ${what}. ${advice}, or divide them between two apps.`,
      );
    };
    add('of HTML', bytes, documents, 'Put less into each, styles for instance');
    add('in their heads', jsonBytes(head ?? null), maxHeadsBytes, 'List fewer posts in each');
    add('of links to this site', jsonBytes(links), maxLinksBytes, 'Put fewer into each');
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

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
