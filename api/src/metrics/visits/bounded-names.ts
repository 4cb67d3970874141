import { otherName } from '@site/shared/site-model/visit-report';

/** The most new names in an hour. */
const maxNew = 20;

/** The most names in memory. The least recently used are dropped. */
const maxKnown = 5000;

/**
 * Bounds names that anyone can invent: further new ones in the same hour are counted as `other`. Names that are used stay
 * known, so that invented ones don't replace them.
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
