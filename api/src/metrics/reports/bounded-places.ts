import type { Place } from './known-places';

const maxPlaces = 300;

/** Further places lose their pattern: series and rows cost memory, and any client can name any page. */
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
