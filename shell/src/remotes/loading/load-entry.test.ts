import { beforeEach, expect, test, vi } from 'vitest';
import { fetchRemoteFile } from './known-releases';
import { loadEntry } from './load-entry';

vi.mock('./known-releases', () => ({ fetchRemoteFile: vi.fn() }));

const fetched = vi.mocked(fetchRemoteFile);
const entry = { path: '/career/weaver', entry: { title: 'Weaver' } };

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json(entry));
});

test('a click shares the request of the prefetch', async () => {
  const both = Promise.all([loadEntry('mf-careers', '/career/a'), loadEntry('mf-careers', '/career/A/')]);
  expect(await both).toEqual([entry, entry]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('mf-careers', 'entries/career/a.json');
});

test('a missing entry, and one that failed, are requested again', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(await loadEntry('mf-careers', '/career/b')).toBeUndefined();
  fetched.mockRejectedValueOnce(new Error('offline'));
  await expect(loadEntry('mf-careers', '/career/b')).rejects.toThrow('offline');
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
  await expect(loadEntry('mf-careers', '/career/b')).rejects.toThrow('status 500 for entries/career/b.json');
  expect(await loadEntry('mf-careers', '/career/b')).toEqual(entry);
});
