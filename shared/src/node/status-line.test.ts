// @vitest-environment node
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { describeRoom, describeStatus, diskStatus, shownTime, statusLine } from './status-line';

test('lines that need attention are first, with their remedies, and the exit code is 1', () => {
  const lines = [
    { name: 'enquiries', text: '2 in the last day' },
    { name: 'mails', text: '0 waiting, 1 given up', remedy: 'Resend it.' },
  ];
  expect(describeStatus(lines)).toEqual({
    output: 'mails      ATTENTION: 0 waiting, 1 given up. Resend it.\nenquiries  2 in the last day\n',
    exitCode: 1,
  });
});

test('without such a line the exit code is 0, also when a line could not be read', async () => {
  const unseen = await statusLine('errors', () => Promise.reject(new Error('status 502\n at x')));
  const refused = await statusLine('errors', () => {
    throw new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:9')]);
  });
  expect(describeStatus([unseen, refused])).toEqual({
    output: 'errors  not seen: status 502 at x\nerrors  not seen: connect ECONNREFUSED 127.0.0.1:9\n',
    exitCode: 0,
  });
});

test.each([
  [10e9, '10.0 GB free, 10 % of the disk of /srv', false],
  [9.9e9, '9.9 GB free, 9 % of the disk of /srv', true],
])('%d free bytes of 100 GB', (free, text, isScarce) => {
  const { remedy, ...rest } = describeRoom('/srv', { free, size: 100e9 });
  expect(rest).toEqual({ text });
  expect(remedy !== undefined).toBe(isScarce);
});

test('the disk of a folder is measured; a missing folder is an error', async () => {
  expect((await diskStatus(tmpdir())).text).toMatch(/^\d+\.\d GB free, \d+ % of the disk of /);
  await expect(diskStatus('/missing/folder')).rejects.toThrow('ENOENT');
});

test('times are shown by the minute', () => {
  expect(shownTime('2026-01-31T14:05:59.000Z')).toBe('2026-01-31 14:05 UTC');
});
