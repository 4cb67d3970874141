import { beforeEach, expect, test, vi } from 'vitest';
import { fetchBesideEntry } from './known-releases';
import { loadEntry } from './load-entry';

vi.mock('./known-releases', () => ({ fetchBesideEntry: vi.fn() }));

const fetched = vi.mocked(fetchBesideEntry);
const words = { path: '/career/weaver', entry: { title: 'Weaver' } };

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(words));
});

test('a click soon after the pointer came shares the request', async () => {
  const both = Promise.all([loadEntry('mf-careers', '/career/a'), loadEntry('mf-careers', '/career/A/')]);
  expect(await both).toEqual([words, words]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('mf-careers', 'entries/career/a.json');
});

test('an address without words, and one that failed, are asked for again', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(await loadEntry('mf-careers', '/career/b')).toBeUndefined();
  fetched.mockRejectedValueOnce(new Error('offline'));
  await expect(loadEntry('mf-careers', '/career/b')).rejects.toThrow('offline');
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(loadEntry('mf-careers', '/career/b')).rejects.toThrow('status 500 for entries/career/b.json');
  expect(await loadEntry('mf-careers', '/career/b')).toEqual(words);
});
