import type { Place } from './known-places';

const maxPlaces = 300;

/** Beyond so many places one loses its pattern: series and rows cost memory, and anybody can name any live page. */
export function createBoundedPlaces() {
  const known = new Set<string>();
  return {
    bound(place: Place): Place {
      const name = Object.values(place).join(' ');
      if (!known.has(name) && known.size >= maxPlaces) return { ...place, pattern: 'other' };
      known.add(name);
      return place;
    },
    clear: () => known.clear(),
  };
}
