/**
 * The element that an arrow key, Home or End focuses: within a submenu, which wraps around, or from its button.
 * @returns undefined for any other key
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
