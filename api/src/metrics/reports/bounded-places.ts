import { otherName } from '@site/shared/site-model/visit-report';
import type { Place } from './known-places';

const maxPlaces = 300;

/** Limits the places: further ones get the pattern `other`. Each series takes memory, and any client can name any page. */
export function createBoundedPlaces(): (place: Place) => Place {
  const known = new Set<string>();
  return (place) => {
    const name = Object.values(place).join(' ');
    if (!known.has(name) && known.size >= maxPlaces) return { ...place, pattern: otherName };
    known.add(name);
    return place;
  };
}
