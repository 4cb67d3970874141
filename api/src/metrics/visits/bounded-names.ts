import { otherName } from '@site/shared/site-model/visit-report';

/** New names in an hour. */
const maxNew = 20;

/** Names in memory, those used last. */
const maxKnown = 5000;

/**
 * Bounds names that anyone can invent: beyond a number of new ones in an hour, they are counted as `other`. Known names are
 * counted further, so inventing names doesn't push out real ones.
 */
export function createBoundedNames() {
  const known = new Set<string>();
  let hour = '';
  let added = 0;

  /** @param mayAdd whether the client may add a new name; called for new names only */
  return (name: string, now: string, mayAdd: () => boolean): string => {
    if (now !== hour) added = 0;
    hour = now;
    const isKnown = known.delete(name);
    if (!isKnown && (added >= maxNew || !mayAdd())) return otherName;
    if (!isKnown) added += 1;
    const [oldest = ''] = known;
    if (known.size >= maxKnown) known.delete(oldest);
    known.add(name);
    return name;
  };
}
