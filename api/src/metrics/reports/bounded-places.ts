import type { Place } from './known-places';

const maxPlaces = 300;

/** Further places lose their pattern: series cost memory, and any client can name any page. */
export function createBoundedPlaces(): (place: Place) => Place {
  const known = new Set<string>();
  return (place) => {
    const name = Object.values(place).join(' ');
    if (!known.has(name) && known.size >= maxPlaces) return { ...place, pattern: 'other' };
    known.add(name);
    return place;
  };
}
