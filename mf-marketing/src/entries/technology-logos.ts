import { drawSprite } from '../../technology-sprites/sprite';
import type { TechnologyName } from '../content/technologies';
import { toolsOf } from '../content/tools-of';

/** What an entry with technologies has in addition to its content. */
export interface TechnologyLogos {
  /** The image with their logos one below the other, in their order. */
  logos: { src: string };
}

/** The logos of a list of technologies. */
export function logosOf(names: readonly TechnologyName[]): TechnologyLogos {
  return { logos: { src: `asset:${drawSprite(names).file}` } };
}

/**
 * Adds the logos of its technologies to each entry.
 * @param listOf the technologies that the page of an entry shows
 */
export function withLogos<Entry>(
  entries: Record<string, Entry>,
  listOf: (entry: Entry) => Parameters<typeof toolsOf>[0],
): Record<string, Entry & TechnologyLogos> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { ...entry, ...logosOf(toolsOf(listOf(entry))) }]),
  );
}
