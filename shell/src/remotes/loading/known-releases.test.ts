import { expect, test, vi } from 'vitest';

const record = (version: string, withdrawn: string[] = [], code = version) => ({
  schema: '',
  microFrontends: {
    'mf-careers': [
      {
        url: `/${version}/entry.js`,
        metadata: { version, integrity: `code ${code}` },
        extras: { withdrawn },
      },
    ],
  },
});

/** A tab whose page names version 1 of careers, and which has fetched the record once. */
async function openTab(answer: () => unknown) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const fetchStub = vi.fn(async (_address: string, _options?: RequestInit) => ({
    ok: true,
    json: async () => answer(),
  }));
  vi.stubGlobal('fetch', fetchStub);
  // Each tab has its own instance of the module.
  vi.resetModules();
  const tab = await import('./known-releases');
  tab.addReleases(record('1'));
  await tab.fetchReleaseRecord();
  return { fetchStub, ...tab };
}

test('a tab finds out that its release was withdrawn, when the record is a minute old', async () => {
  let answer = record('1');
  const { hasWithdrawn, fetchStub } = await openTab(() => answer);
  answer = record('2', ['1']);
  expect(hasWithdrawn()).toBe(false);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  hasWithdrawn();
  expect(fetchStub).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(hasWithdrawn()).toBe(true), { timeout: 15_000 });
  hasWithdrawn();
  expect(fetchStub).toHaveBeenCalledTimes(2);
});

test('a record that was fetched for another reason is as new', async () => {
  const { fetchStub, hasWithdrawn, isSuperseded } = await openTab(() => record('1'));
  vi.advanceTimersByTime(61_000);
  await isSuperseded('/career');
  hasWithdrawn();
  expect(fetchStub).toHaveBeenCalledTimes(2);
});

test('a release that was only replaced by another one is kept', async () => {
  const { hasWithdrawn } = await openTab(() => record('2', ['0']));
  expect(hasWithdrawn()).toBe(false);
});

const lastAddress = ({ fetchStub }: Pick<Awaited<ReturnType<typeof openTab>>, 'fetchStub'>) =>
  String(fetchStub.mock.lastCall?.[0]);

test('a page that names an earlier release with the deployed code keeps its code, with the deployed entries', async () => {
  const tab = await openTab(() => record('2', ['1'], '1'));
  expect(await tab.entryUrl('mf-careers')).toBe('/1/entry.js');
  await tab.fetchRemoteFile('mf-careers', 'entries/career.json');
  expect(new URL(lastAddress(tab)).pathname).toBe('/2/entries/career.json');
  expect(tab.versionOf('mf-careers')).toBe('2');
  expect(tab.hasWithdrawn()).toBe(false);
  expect(await tab.isSuperseded('/career')).toBe(false);
});

test('a tab whose code is no longer deployed keeps the entries of its release', async () => {
  const tab = await openTab(() => record('2'));
  await tab.fetchRemoteFile('mf-careers', 'entries/career.json');
  expect(new URL(lastAddress(tab)).pathname).toBe('/1/entries/career.json');
  expect(tab.versionOf('mf-careers')).toBe('1');
  expect(await tab.isSuperseded('/career')).toBe(true);
});

test('a tab whose release is not in the record fetches the routes of its release, once', async () => {
  const { fetchStub, routesOf, patternOf } = await openTab(() => record('2'));
  const routes = {
    addresses: [{ path: '/career/weaver', page: 'job-page', pattern: '/career/:job' }],
    redirects: [],
    gone: [],
  };
  fetchStub.mockResolvedValueOnce({ ok: false, json: async () => ({}) });
  await expect(routesOf('mf-careers')).rejects.toThrow('mf-careers answered with status');
  fetchStub.mockResolvedValueOnce({ ok: true, json: async () => routes });
  expect((await routesOf('mf-careers')).routes).toEqual([{ path: '/career/:job', page: 'job-page' }]);
  expect(lastAddress({ fetchStub })).toMatch(/\/1\/routes\.json$/);
  fetchStub.mockClear();
  await routesOf('mf-careers');
  expect(patternOf('mf-careers', '/career/smith')).toBe('/career/:job');
  expect(fetchStub).not.toHaveBeenCalled();
});

test('a tab whose release is the deployed one knows its pages and routes from the record', async () => {
  const routes = { routes: [{ path: '/career', page: 'careers-page' }], redirects: [] };
  const extras = { routes, pages: { 'careers-page': ['static/careers.js'] } };
  const [careers] = record('1').microFrontends['mf-careers'];
  const { fetchStub, pageFiles, routesOf } = await openTab(() => ({
    schema: '',
    microFrontends: { 'mf-careers': [{ ...careers, extras }] },
  }));
  fetchStub.mockClear();
  expect(await routesOf('mf-careers')).toEqual(routes);
  expect(fetchStub).not.toHaveBeenCalled();
  expect(pageFiles('mf-careers', 'careers-page')).toEqual(['http://localhost:3000/1/static/careers.js']);
});

test('a tab is superseded by another shell, too', async () => {
  const shell = (version: string) => ({
    ...record('1'),
    microFrontends: { ...record('1').microFrontends, shell: record(version).microFrontends['mf-careers'] },
  });
  let answer = shell('1');
  const { addReleases, isSuperseded } = await openTab(() => answer);
  addReleases(answer);
  expect(await isSuperseded('/career')).toBe(false);
  answer = shell('2');
  expect(await isSuperseded('/career')).toBe(true);
});

test('a remote that is no longer deployed is not superseded', async () => {
  let answer: object = record('1');
  const { isSuperseded } = await openTab(() => answer);
  answer = { schema: '', microFrontends: {} };
  expect(await isSuperseded('/career')).toBe(false);
});

test('a site that hangs is waited for: two seconds for the record, five for a file of a remote', async () => {
  const { fetchRemoteFile, fetchStub, isSuperseded } = await openTab(() => record('2'));
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return AbortSignal.abort(new Error('late'));
  });
  fetchStub.mockImplementation(async (_address, options) => {
    options?.signal?.throwIfAborted();
    return { ok: true, json: async () => record('2') };
  });
  expect(await isSuperseded('/career')).toBe(false);
  await expect(fetchRemoteFile('mf-careers', 'entries/career.json')).rejects.toThrow('late');
  expect(limits).toEqual([2_000, 5_000]);
});

test('a record that does not arrive within five seconds is fetched again by the next click', async () => {
  vi.resetModules();
  const { fetchReleaseRecord } = await import('./known-releases');
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const hangs = (_address: string, options?: RequestInit) =>
    new Promise((_, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new Error('late')));
      if (!options?.signal) reject(new Error('It would hang.'));
    });
  const answer = { ok: true, json: async () => record('1') };
  vi.stubGlobal('fetch', vi.fn().mockImplementationOnce(hangs).mockResolvedValue(answer));
  const fetched = fetchReleaseRecord();
  late.abort();
  await expect(fetched).rejects.toThrow('late');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
  await expect(fetchReleaseRecord()).resolves.toBeUndefined();
});

test('a remote that is not released has no routes', async () => {
  const { routesOf } = await openTab(() => record('1'));
  expect(await routesOf('mf-events')).toEqual({ routes: [], redirects: [] });
});

test('the record is fetched once, and again after an error', async () => {
  vi.resetModules();
  const { fetchReleaseRecord, entryUrl } = await import('./known-releases');
  const failed = { ok: false, status: 503, json: async () => ({}) };
  const fetchStub = vi.fn(async () => ({ ok: true, json: async () => record('1') }));
  vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(failed).mockImplementation(fetchStub));
  await expect(fetchReleaseRecord()).rejects.toThrow('/releases.json answered with status 503.');
  await Promise.all([fetchReleaseRecord(), fetchReleaseRecord()]);
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(await entryUrl('mf-careers')).toBe('/1/entry.js');
  await expect(entryUrl('mf-events')).rejects.toThrow('No release of mf-events is deployed.');
});

test('before the record is fetched, a tab knows the owner of its page, and of no withdrawal', async () => {
  vi.resetModules();
  const { addReleases, hasWithdrawn, remoteAt } = await import('./known-releases');
  addReleases(record('1'), { path: '/events', remote: 'mf-events' });
  expect(hasWithdrawn()).toBe(false);
  expect([remoteAt('/Events'), remoteAt('/career/weaver')]).toEqual(['mf-events', 'mf-careers']);
});

test('the mounts of the record replace those that the site starts with', async () => {
  const mounts = { '/': 'mf-marketing', '/career/events': 'mf-events' };
  const shell = { url: '/s.js', metadata: { version: '1', integrity: '' }, extras: { mounts } };
  const { remoteAt } = await openTab(() => ({
    schema: '',
    microFrontends: { ...record('1').microFrontends, shell: [shell] },
  }));
  expect([remoteAt('/career/events/fair'), remoteAt('/career')]).toEqual(['mf-events', 'mf-marketing']);
});
