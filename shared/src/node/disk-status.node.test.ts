import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { describeRoom, diskStatus } from './disk-status';

test.each([
  [20e9, 100e9, '20.0 GB free, 20 % of the disk of /srv', false],
  [19.9e9, 100e9, '19.9 GB free, 19 % of the disk of /srv', true],
  [50e9, 1000e9, '50.0 GB free, 5 % of the disk of /srv', false],
])('%d free bytes of %d', (free, size, text, isScarce) => {
  const status = describeRoom('/srv', { free, size });
  expect(status).toMatchObject({ text });
  expect('remedy' in status).toBe(isScarce);
});

test('the disk of a folder is measured; for a missing folder, its setting is named', async () => {
  expect(await diskStatus(tmpdir(), 'DATA_DIR')).toMatchObject({
    text: expect.stringMatching(/^\d+\.\d GB free, \d+ % of the disk of /),
  });
  expect(await diskStatus('/missing/folder', 'DATA_DIR')).toEqual({
    unseen: 'There is no folder /missing/folder. If it is elsewhere, set DATA_DIR to it.',
  });
});
