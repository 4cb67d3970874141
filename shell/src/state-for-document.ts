import { pageElement } from '@site/shared/site-model/page-root';
import { createPath, type Location, parsePath, type RouterState } from 'react-router-dom';
import { type FormValues, fillForms, readForms } from './remotes/page/form-values';

const storageKey = 'state-for-document';

/**
 * Keeps the state of a navigation that loads a document, for instance the chosen job: the history entry of a new document has
 * none. Retry loads the document of the current location, for which what was typed is kept, too.
 * @returns the document's URL, with the hash unless the window's URL has the same path
 */
export function keepStateForDocument({
  navigation,
  location: current,
}: Pick<RouterState, 'navigation' | 'location'>): string {
  const target = navigation.location ?? current;
  const path = createPath(target);
  keep(path, target.state, navigation.location ? new Map() : readForms(shownPage()));
  const document = withoutHash(target);
  if (document !== withoutHash(location)) return path;
  // After going back, and for Retry, the window has this URL already: one with a hash would load no document, and one that
  // differs would add an entry to the history.
  history.replaceState(history.state, '', document);
  return document;
}

/** Keeps what was typed in a page that has thrown, for its document, which is loaded in its place. */
export function keepTypedForDocument(typed: FormValues): void {
  keep(createPath(location), history.state?.usr, typed);
}

/**
 * Moves the kept state, and the hash, into the history entry of this document, where the router reads them. Fills the forms
 * with what was typed.
 */
export function restoreStateForDocument(): void {
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept === null) return;
    sessionStorage.removeItem(storageKey);
    const { path, state, typed } = JSON.parse(kept);
    const isKept = path === createPath(location) || withoutHash(parsePath(path)) === createPath(location);
    if (!isKept) return;
    history.replaceState({ ...history.state, usr: state }, '', path);
    fillForms(shownPage(), new Map(typed));
  } catch {
    // No storage.
  }
}

function keep(path: string, state: unknown, typed: FormValues): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path, state, typed: [...typed] }));
  } catch {
    // Without storage, or with a full one, the page opens without the state.
  }
}

function shownPage(): HTMLElement {
  return document.getElementById(pageElement) ?? document.body;
}

function withoutHash({ pathname, search }: Partial<Pick<Location, 'pathname' | 'search'>>): string {
  return createPath({ ...(pathname && { pathname }), ...(search && { search }) });
}
