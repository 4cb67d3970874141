import { maxPreviewDays, previewId } from '@site/shared/node/preview';
import * as v from 'valibot';
import { readNamedRelease } from './named-release';

/**
 * Reads `mf-careers shell@1.0.0-abc`.
 * @returns app to version; undefined for the build of this checkout. A later argument replaces an earlier one.
 * @throws naming what is not an app
 */
export function readPreviewed(words: string[]): Map<string, string | undefined> {
  return new Map(words.map(readNamedRelease).map(({ app, version }) => [app, version]));
}

/** @throws when it is not a number of days that a preview may have */
export function readDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= maxPreviewDays) return days;
  throw new Error(`--days is "${text}". Give whole days, ${maxPreviewDays} at most.`);
}

/**
 * @param text the id of a preview, or its URL
 * @throws when it is neither
 */
export function readPreviewId(text: string): string {
  const { hostname } = URL.canParse(text) ? new URL(text) : { hostname: text };
  const [id = ''] = hostname.split('.', 1);
  if (v.is(previewId, id)) return id;
  throw new Error(`--withdraw is "${text}". Give the id of a preview, or its address.`);
}
