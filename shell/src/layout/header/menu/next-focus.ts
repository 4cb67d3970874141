/**
 * Where an arrow key leads within a submenu, round and round; from its button, into it.
 * @returns nothing when the key is not one of the menu's
 */
export function nextFocus<Item>(key: string, items: readonly Item[], focused: Item): Item | undefined {
  const at = items.indexOf(focused);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return at < 0 ? undefined : items[0];
    case 'End':
      return at < 0 ? undefined : items.at(-1);
    default:
      return undefined;
  }
}
