import { appNamePattern } from '@site/shared/contracts/apps';
import { maxPreviewDays } from '@site/shared/contracts/composed-preview';

/** The options of a preview on the command line, for `parseArgs`: the kit's command and delivery's take the same. */
export const previewOptions = {
  days: { type: 'string', default: '3' },
  reason: { type: 'string' },
  site: { type: 'string' },
  to: { type: 'string' },
} as const;

/**
 * Reads `mf-careers shell@1.0.0-abc`.
 * @returns app to version; undefined for what this checkout has of it. A later word takes the place of an earlier one.
 * @throws naming what is no app
 */
export function readCandidates(words: string[]): Map<string, string | undefined> {
  const wanted = words.map((word) => {
    const [app = '', version] = word.split('@');
    if (!appNamePattern.test(app))
      throw new Error(`There is no app "${app}". Name candidates: mf-careers shell@<version>`);
    return [app, version] as const;
  });
  return new Map(wanted);
}

/** @throws when it is no number of days that a preview may have */
export function readDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= maxPreviewDays) return days;
  throw new Error(`--days is "${text}". Give whole days, ${maxPreviewDays} at most.`);
}
