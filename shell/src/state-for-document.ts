import { createPath, type Location, parsePath, type RouterState } from 'react-router-dom';

const storageKey = 'state-for-document';

/**
 * Keeps the state of a navigation that loads a document, for instance the chosen job: the history entry of a new document has
 * none. Retry loads the document of the current location.
 * @returns the document's URL, with the hash unless the window's URL has the same path
 */
export function keepStateForDocument({
  navigation,
  location: current,
}: Pick<RouterState, 'navigation' | 'location'>): string {
  const target = navigation.location ?? current;
  const path = createPath(target);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path, state: target.state }));
  } catch {
    // Without storage, or with a full one, the page opens without the state.
  }
  const document = withoutHash(target);
  if (document !== withoutHash(location)) return path;
  // After going back, and for Retry, the window has this URL already: one with a hash would load no document, and one that
  // differs would add an entry to the history.
  history.replaceState(history.state, '', document);
  return document;
}

/** Moves the kept state, and the hash, into the history entry of this document, where the router reads them. */
export function restoreStateForDocument(): void {
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept === null) return;
    sessionStorage.removeItem(storageKey);
    const { path, state } = JSON.parse(kept);
    const isKept = path === createPath(location) || withoutHash(parsePath(path)) === createPath(location);
    if (isKept) history.replaceState({ ...history.state, usr: state }, '', path);
  } catch {
    // No storage.
  }
}

function withoutHash({ pathname, search }: Partial<Pick<Location, 'pathname' | 'search'>>): string {
  return createPath({ ...(pathname && { pathname }), ...(search && { search }) });
}
