import type { Setting } from './setting-schemas';

/** Settings that the version before read, and the one to set instead. */
const replacements = {
  PREVIEWS: 'PREVIEW_HOST',
  PREVIEW_ORIGINS: 'PREVIEW_HOST',
  ROLLOUT_METRICS: 'SITE_METRICS',
  SITE_PREVIEWS: 'PREVIEW_HOST',
} as const;

/** Names with fewer letters are close to those of other programs. */
const fewestLetters = 7;

/** Two letters that are swapped count as two. */
const mostMistakes = 2;

/**
 * Finds variables of the environment that have no effect, although they look like a setting.
 * @param settings those that the program reads, by their names
 * @returns a warning for each setting of the version before, and for each name that is close to that of a setting
 */
export function settingsWithoutEffect(
  settings: Record<string, Partial<Setting<unknown>>>,
  environment = process.env,
): string[] {
  const known = Object.entries(settings).flatMap(([name, { secret }]) =>
    secret ? [name, `${name}_FILE`] : [name],
  );
  return Object.keys(environment).flatMap((name) => {
    if (!environment[name] || known.includes(name)) return [];
    if (isReplaced(name))
      return [`${name} has no effect any more: set ${replacements[name]} (docs/upgrading.md).`];
    const meant = known.find((each) => isMisspelled(name.toUpperCase(), each));
    return meant ? [`${name} is not a setting. If you mean ${meant}, rename it (docs/settings.md).`] : [];
  });
}

function isReplaced(name: string): name is keyof typeof replacements {
  return Object.hasOwn(replacements, name);
}

function isMisspelled(name: string, setting: string): boolean {
  if (setting.length < fewestLetters || Math.abs(name.length - setting.length) > mostMistakes) return false;
  return mistakesBetween(name, setting) <= mostMistakes;
}

/** The Levenshtein distance: how many letters are to be inserted, removed or replaced. */
function mistakesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, expected] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === expected ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
