import { largestPicture, RefusedError } from '@site/shared/http/refused-pages';
import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { describeRefused } from './describe-refused';

test('each page is described, and the first ones with a picture that is not too large are shown', async () => {
  const pages = Array.from({ length: 7 }, (_, at) => ({
    path: `/press/${at}`,
    width: 390,
    faults: [{ text: 'it is not hydrated after 15 s', stack: '' }],
    ...(at !== 1 && { picture: Buffer.alloc(at === 0 ? largestPicture : 10) }),
  }));
  const shell = sampleRelease({ app: 'shell' });
  const error = await describeRefused(pages, { shell, remotes: [], mounts: {} });
  expect(error.message).toMatch(
    /^7 pages fail in a browser\.\n\/press\/0 at 390 px:\n {2}it is not hydrated/,
  );
  expect(RefusedError.picturesOf(error).map(({ path }) => path)).toEqual([
    '/press/2',
    '/press/3',
    '/press/4',
    '/press/5',
  ]);
});

test('what a page logs is nothing that a terminal would obey', async () => {
  const faults = [{ text: 'Error: a\n  b\u001b]0;title\u0007\u001b[2J', stack: '' }];
  const shell = sampleRelease({ app: 'shell' });
  const { message } = await describeRefused([{ path: '/press', width: 390, faults }], {
    shell,
    remotes: [],
    mounts: {},
  });
  expect(message).toBe(
    'A page fails in a browser.\n/press at 390 px:\n  Error: a\n  b\ufffd]0;title\ufffd\ufffd[2J',
  );
});
