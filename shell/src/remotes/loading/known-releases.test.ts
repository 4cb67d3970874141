import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const record = (version: string, withdrawn: string[]) => ({
  schema: '',
  microFrontends: {
    'mf-careers': [{ url: `/${version}.js`, metadata: { version, integrity: '' }, extras: { withdrawn } }],
  },
});

/** A tab whose page names version 1 of careers, and which has fetched the record once. */
async function openTab(answer: () => unknown) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const fetchStub = vi.fn(async (_address: string) => ({ ok: true, json: async () => answer() }));
  vi.stubGlobal('fetch', fetchStub);
  // A tab of its own has a module of its own.
  vi.resetModules();
  const tab = await import('./known-releases');
  tab.addReleases(record('1', []));
  await tab.fetchReleaseRecord();
  return { fetchStub, ...tab };
}

test('a tab learns that its release was withdrawn, when the record is a minute old', async () => {
  let answer = record('1', []);
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

test('a release that was only followed by another one stays', async () => {
  const { hasWithdrawn } = await openTab(() => record('2', ['0']));
  expect(hasWithdrawn()).toBe(false);
});
