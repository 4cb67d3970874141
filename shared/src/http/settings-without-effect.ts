/** Settings that the version before read, and the one to set instead. */
const replacements = {
  PREVIEWS: 'PREVIEW_HOST',
  PREVIEW_ORIGINS: 'PREVIEW_HOST',
  ROLLOUT_METRICS: 'SITE_METRICS',
  SITE_PREVIEWS: 'PREVIEW_HOST',
} as const;

/** @returns a warning for each setting that is set and no longer read */
export function replacedSettings(environment: Record<string, string | undefined> = process.env): string[] {
  return Object.entries(replacements)
    .filter(([name]) => environment[name])
    .map(([name, now]) => `${name} has no effect any more: set ${now} (docs/upgrading.md).`);
}
