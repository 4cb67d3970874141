import type { ComponentType } from 'react';
import type { PageProps } from './page-module';

/**
 * An island is a part of a page that is hydrated on its own, as a React root (decision 047). A remote exposes it as a
 * module with this export, in a file whose name ends in `-island.tsx`.
 */
export interface IslandModule {
  /** Gets the props of its page. */
  Island: ComponentType<PageProps>;
}

/** The attribute of an island's element, with its name as value. */
export const islandAttribute = 'data-island';

/** The `identifierPrefix` of an island's root, in the browser and when it is prerendered. */
export function islandIdPrefix(name: string): string {
  return `${name}-`;
}

export function isIslandModule(loaded: unknown): loaded is IslandModule {
  return (
    typeof loaded === 'object' && loaded !== null && 'Island' in loaded && typeof loaded.Island === 'function'
  );
}
