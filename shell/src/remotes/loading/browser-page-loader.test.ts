import { policyElement } from '@site/shared/node/content-security-policy';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { beforeEach, expect, test, vi } from 'vitest';

const players = ['https://player.example'];
const film = { Page: () => null, head: { title: 'Film', description: 'Film', path: '/career', players } };
const loadRemote = vi.hoisted(() => vi.fn());
vi.mock('./federation', () => ({ loadRemote, registerRemotes: () => undefined }));

const moved = [
  { from: '/career/old', to: '/career' },
  { from: '/career/here', to: '/career/there#job' },
  { from: '/career/there', to: '/career/here' },
];
const release = (version: string, paths: string[]) => ({
  url: `/${version}/remoteEntry.js`,
  metadata: { version, integrity: `code ${version}` },
  extras: { routes: { routes: paths.map((path) => ({ path, page: 'page' })), redirects: moved } },
});
const careers = release('careers-1', ['/career']);

const fetchRecord = vi.fn();
let live: ReleaseRecord['microFrontends'];
let requestPage: typeof import('./browser-page-loader')['requestPage'];

/** A tab whose page names one release of mf-careers, and which has fetched the record once. */
beforeEach(async () => {
  live = { 'mf-careers': [careers] };
  loadRemote.mockReset().mockResolvedValue(film);
  fetchRecord.mockReset().mockImplementation(async () => ({
    ok: true,
    json: async () => ({ schema: '', microFrontends: live }),
  }));
  vi.stubGlobal('fetch', fetchRecord);
  // Each tab has its own instances of the modules.
  vi.resetModules();
  const { addReleases, fetchReleaseRecord } = await import('./known-releases');
  ({ requestPage } = await import('./browser-page-loader'));
  addReleases({ schema: '', microFrontends: live });
  await fetchReleaseRecord();
});

test('a path of a remote that was deployed after this tab fetched the record is requested as a document', async () => {
  expect(await requestPage('/contact')).toBeUndefined();
  live = { ...live, 'mf-contact': [release('contact-1', ['/contact'])] };
  expect(await requestPage('/contact')).toEqual({ state: 'document' });
});

const shellWith = (mounts: Record<string, string>) => ({
  ...release('shell-1', []),
  extras: { mounts },
});

test('the record names the owner of a path, also one that was added after this tab was opened', async () => {
  live = { ...live, 'mf-events': [release('events-1', ['/events'])] };
  expect(await requestPage('/events')).toBeUndefined();
  live = { ...live, shell: [shellWith({ '/': 'mf-marketing', '/events': 'mf-events' })] };
  expect(await requestPage('/events')).toEqual({ state: 'document' });
});

test('a path that a later release of its remote has is requested as a document', async () => {
  live = { 'mf-careers': [release('careers-2', ['/career', '/career/new'])] };
  expect(await requestPage('/career/new')).toEqual({ state: 'document' });
});

test('a path that the deployed releases lack is not found, for one request of the record each time', async () => {
  fetchRecord.mockClear();
  expect(await requestPage('/career/none')).toBeUndefined();
  expect(fetchRecord).toHaveBeenCalledTimes(1);
});

test('a file of the site, to which a page may link, is requested as a document', async () => {
  for (const file of ['/blog/feed.xml', '/robots.txt'])
    expect(await requestPage(file)).toEqual({ state: 'document' });
  expect(await requestPage('/none.html')).toBeUndefined();
});

test('a path is not found where the record cannot be fetched', async () => {
  fetchRecord.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await requestPage('/career/none')).toBeUndefined();
});

test('a page whose players the document forbids is requested as a document', async () => {
  expect(await requestPage('/career')).toMatchObject({ path: '/career', load: { state: 'ready' } });
  document.head.innerHTML = policyElement({ origins: [], players: [] });
  expect(await requestPage('/career')).toEqual({ state: 'document' });
  document.head.innerHTML = policyElement({ origins: [], players });
  expect(await requestPage('/career')).toMatchObject({ path: '/career', load: { state: 'ready' } });
  document.head.innerHTML = '';
});

test('the page of the document is shown from its HTML when a visitor comes back to it', async () => {
  const { loadPageAt, loadPageForHydration } = await import('./browser-page-loader');
  const route = { path: '/career', remote: 'mf-careers', page: 'page', entry: 'jobs' };
  const load = await loadPageForHydration({ ...route, islands: ['jobs-island'] });
  expect(load).toMatchObject({ state: 'islands', page: { path: '/career', entry: 'jobs' } });
  expect(await requestPage('/Career/')).toEqual({ path: '/career', load });
  // Neither by a click nor in advance, when the pointer is on a link to it.
  expect(await loadPageAt('/career')).toBe(load);
  expect(loadRemote).not.toHaveBeenCalled();
  await loadPageForHydration({ path: '/career', remote: 'mf-careers', page: 'page' });
  expect(await requestPage('/career')).toMatchObject({ load: { state: 'ready' } });
});

test('the page of the document is requested again after an island could not be loaded', async () => {
  const { loadPageForHydration } = await import('./browser-page-loader');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const route = { path: '/career', remote: 'mf-careers', page: 'page', islands: ['jobs-island'] };
  const page = await loadPageForHydration(route);
  // The remote exposes no island.
  await expect(page.state === 'islands' && page.load('jobs-island')).rejects.toThrow('jobs-island');
  expect(await requestPage('/career')).toMatchObject({ load: { state: 'ready' } });
});

test('a page whose remote fails is unavailable, or requested as a document if a later release is deployed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loadRemote.mockRejectedValue(new Error('404'));
  const unavailable = { state: 'unavailable', remote: 'mf-careers' };
  expect(await requestPage('/career')).toEqual({ path: '/career', load: unavailable });
  live = { 'mf-careers': [release('careers-2', ['/career'])] };
  expect(await requestPage('/career')).toEqual({ state: 'document' });
});

test('a path that a remote has moved leads to its new path', async () => {
  expect(await requestPage('/Career/Old/')).toEqual({ state: 'redirect', to: '/career' });
});

test('a redirect from the target of another one is left to the server', async () => {
  expect(await requestPage('/career/here')).toEqual({ state: 'redirect', to: '/career/there#job' });
  expect(await requestPage('/career/there')).toEqual({ state: 'document' });
});
