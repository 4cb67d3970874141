/** A page that the reader may go on to. */
export interface PageLink {
  title: string;
  to: string;
}

export interface Neighbours {
  newer?: PageLink | undefined;
  older?: PageLink | undefined;
}

/**
 * What stands before and after each item of a list, the newest first.
 * @param linkTo the page of an item
 */
export function neighboursIn<Item>(list: readonly Item[], linkTo: (item: Item) => PageLink) {
  return (place: number): Neighbours => {
    const newer = list[place - 1];
    const older = list[place + 1];
    return { ...(newer && { newer: linkTo(newer) }), ...(older && { older: linkTo(older) }) };
  };
}
