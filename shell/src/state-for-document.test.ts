import { createPath, type Location, type Navigation, parsePath } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { keepStateForDocument, restoreStateForDocument } from './state-for-document';

const at = (path: string, state: unknown = null): Location => ({
  ...{ pathname: '/', search: '', hash: '', key: 'key' },
  ...parsePath(path),
  state,
});
const idle = { state: 'idle', location: undefined } as Navigation;
const loading = (location: Location) => ({ state: 'loading', location }) as Navigation;
const shown = () => createPath(window.location);

/** Opens a document in the window. */
function open(path: string) {
  history.replaceState(null, '', path);
  restoreStateForDocument();
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/career');
});

test('a click keeps its state and hash for the document', () => {
  const target = at('/career/CareerForm?from=mail#form', { job: 'weaver' });
  const url = keepStateForDocument({ navigation: loading(target), location: at('/career') });
  expect(url).toBe('/career/CareerForm?from=mail#form');
  open(url);
  expect(history.state).toEqual({ usr: { job: 'weaver' } });
});

test('Retry keeps state and hash of the current location', () => {
  history.replaceState({ idx: 1 }, '', '/career/CareerForm#form');
  const location = at('/career/CareerForm#form', { job: 'weaver' });
  const url = keepStateForDocument({ navigation: idle, location });
  open(url);
  expect(history.state).toEqual({ usr: { job: 'weaver' } });
  expect(shown()).toBe('/career/CareerForm#form');
});

test('Retry keeps what was typed, and a click does not', () => {
  document.body.innerHTML = '<div id="remote-page"><input name="firstName"></div>';
  const field = document.querySelector('input') as HTMLInputElement;
  for (const [navigation, kept] of [
    [idle, 'Asha'],
    [loading(at('/career')), ''],
  ] as const) {
    field.value = 'Asha';
    const url = keepStateForDocument({ navigation, location: at('/career') });
    field.value = '';
    open(url);
    expect(field.value).toBe(kept);
  }
});

test('going back to a shortcut loads the document: its URL has no hash, and replaces the entry', () => {
  // The browser has changed the URL already.
  history.replaceState(null, '', '/career?from=mail#page');
  const navigation = loading(at('/career?from=mail#page'));
  const url = keepStateForDocument({ navigation, location: at('/contact') });
  expect(url).toBe('/career?from=mail');
  expect(shown()).toBe(url);
  open(url);
  expect(shown()).toBe('/career?from=mail#page');
});

test('the state of a navigation that was left is not restored by a later one to the same page', () => {
  const target = at('/career/CareerForm', { job: 'weaver' });
  keepStateForDocument({ navigation: loading(target), location: at('/career') });
  const navigation = loading(at('/career/CareerForm'));
  open(keepStateForDocument({ navigation, location: at('/career') }));
  expect(history.state).toEqual({ usr: null });
});

test('the state is not restored in another document', () => {
  keepStateForDocument({ navigation: loading(at('/contact', { job: 'weaver' })), location: at('/career') });
  open('/career');
  open('/contact');
  expect(history.state).toBeNull();
});

test('a document for which nothing is kept has the state of its history entry, after a reload, too', () => {
  const ofEntry = { usr: { job: 'weaver' }, idx: 1 };
  for (const path of ['/', '/career']) {
    history.replaceState(ofEntry, '', path);
    restoreStateForDocument();
    expect(history.state).toEqual(ofEntry);
  }
});
