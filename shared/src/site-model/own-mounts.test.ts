import { expect, test } from 'vitest';
import { withOwnMounts } from './own-mounts';

const mounts = { '/': 'mf-marketing', '/career': 'mf-careers' };
const routes = (...addresses: { path: string; pattern?: string }[]) => ({
  addresses: addresses.map((address) => ({ ...address, page: 'events-page' })),
  redirects: [{ from: '/former/:event', to: '/events' }],
  gone: ['/events/received', '/lost'],
});

test('a remote without a mount owns each path that it names, from its fixed beginning', () => {
  const named = routes(
    { path: '/calendar/2026/may', pattern: '/calendar/2026/:month' },
    { path: '/events/open-house' },
    { path: '/events' },
    { path: '/' },
  );
  expect(withOwnMounts(mounts, 'mf-events', named)).toEqual({
    ...mounts,
    '/events': 'mf-events',
    '/former': 'mf-events',
    '/lost': 'mf-events',
    '/calendar/2026': 'mf-events',
  });
});

test('a remote with mounts keeps them, and owns what is new', () => {
  expect(withOwnMounts(mounts, 'mf-careers', routes({ path: '/career/weaver' }, { path: '/jobs' }))).toEqual({
    ...mounts,
    '/jobs': 'mf-careers',
    '/lost': 'mf-careers',
    '/events/received': 'mf-careers',
    '/former': 'mf-careers',
  });
});

test('the home page, and every path that only a pattern at the top names, stay with their owner', () => {
  const named = { ...routes({ path: '/' }, { path: '/may', pattern: '/:month' }), redirects: [], gone: [] };
  expect(withOwnMounts(mounts, 'mf-events', named)).toEqual(mounts);
});
