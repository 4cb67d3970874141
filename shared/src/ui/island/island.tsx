import { type ComponentType, createContext, useContext } from 'react';
import type { PageProps } from '../../site-model/page-module';

export interface PlacedIsland {
  /** Its file's name, without the extension. */
  name: string;
  Island: ComponentType<PageProps>;
  page: PageProps;
}

/**
 * Gets each island of a page that is prerendered. Its element stays empty then: an island is rendered as a root of its own.
 * Undefined in browsers, and for pages that are hydrated as a whole.
 */
export const PlaceIsland = createContext<((island: PlacedIsland) => void) | undefined>(undefined);

interface IslandProps<Entry> {
  /** The name of its file in `src/pages`. */
  name: `${string}-island`;
  /** The `Island` of that file. */
  of: ComponentType<PageProps<Entry>>;
  /** The props of the page, which the island gets, too. */
  page: PageProps<Entry>;
}

/**
 * A part with handlers, state or effects in a page that is not hydrated (decision 047). It is hydrated on its own when it
 * comes near the window or is touched. After a click on a link, it is rendered with its page.
 */
export function Island<Entry>({ name, of: Content, page }: IslandProps<Entry>) {
  const place = useContext(PlaceIsland);
  place?.({ name, Island: Content as ComponentType<PageProps>, page });
  return <div data-island={name}>{!place && <Content {...page} />}</div>;
}
