/** From here on the menu is a bar in the header; below, a sheet behind a button. The style sheets say the same. */
const deskWidth = '(min-width: 64rem)';

/** Only for event handlers and effects: the server cannot know. */
export function isDeskWide(): boolean {
  return window.matchMedia(deskWidth).matches;
}

/** @returns how to stop listening */
export function onDeskWidth(becameWide: () => void): () => void {
  const query = window.matchMedia(deskWidth);
  const listen = () => query.matches && becameWide();
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
