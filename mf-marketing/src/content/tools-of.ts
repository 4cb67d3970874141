import type { TechnologyName } from './technologies';

/** The tools of all categories, in the order in which a page shows them. */
export function toolsOf(list: readonly { tools: readonly TechnologyName[] }[]): TechnologyName[] {
  return list.flatMap(({ tools }) => tools);
}
