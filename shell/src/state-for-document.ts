import { createPath, type Location } from 'react-router-dom';

const storageKey = 'state-for-document';

/**
 * Keeps the state of a navigation that loads a document, for instance the chosen job: the history entry of a new document has
 * none.
 * @returns the document's URL, with the hash
 */
export function keepStateForDocument(target: Location): string {
  const path = createPath(target);
  try {
    if (target.state !== null)
      sessionStorage.setItem(storageKey, JSON.stringify({ path, state: target.state }));
  } catch {
    // Without storage, or with a full one, the page opens without the state.
  }
  return path;
}

/** Moves the kept state into the history entry of this document, where the router reads it. */
export function restoreStateForDocument(): void {
  try {
    const { path, state } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    sessionStorage.removeItem(storageKey);
    if (path === createPath(location)) history.replaceState({ ...history.state, usr: state }, '');
  } catch {
    // No storage.
  }
}
