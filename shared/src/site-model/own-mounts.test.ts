import { expect, test } from 'vitest';
import { withOwnMounts } from './own-mounts';

const mounts = { '/': 'mf-marketing', '/career': 'mf-careers' };

test('a remote without a mount owns the top-level paths of its pages', () => {
  const paths = ['/events', '/events/open-house', '/calendar/2026'];
  expect(withOwnMounts(mounts, 'mf-events', paths)).toEqual({
    ...mounts,
    '/events': 'mf-events',
    '/calendar': 'mf-events',
  });
});

test('a remote with a mount owns nothing else', () => {
  expect(withOwnMounts(mounts, 'mf-careers', ['/jobs'])).toBe(mounts);
});
