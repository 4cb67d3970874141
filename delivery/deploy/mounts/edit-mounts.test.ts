import { expect, test } from 'vitest';
import { withMount, withoutMount } from './edit-mounts';

const mounts = { '/': 'mf-marketing', '/career': 'mf-careers' };

test('a remote gets a path', () => {
  expect(withMount(mounts, 'mf-events', '/events')).toEqual({ ...mounts, '/events': 'mf-events' });
  expect(withMount(mounts, 'mf-events', '/career/events')).toMatchObject({ '/career/events': 'mf-events' });
});

test.each([
  ['mf-events', '/Career', '/career is a mount of mf-careers. Remove it first'],
  ['mf-careers', '/career', '/career belongs to mf-careers already.'],
  ['shell', '/events', 'is the shell, which owns no paths'],
  ['__proto__', '/events', 'is not a name that an app may have'],
  ['mf-events', 'events', 'is not a path'],
  ['mf-events', '/events/', 'is not a path'],
  ['mf-events', '/../events', 'is not a path'],
  ['mf-events', '/releases', 'is answered by the web server itself'],
])('%s does not get %s', (app, path, error) => {
  expect(() => withMount(mounts, app, path)).toThrow(error);
});

test('a path goes back to the mount above it', () => {
  expect(withoutMount(mounts, '/career')).toEqual({ app: 'mf-careers', mounts: { '/': 'mf-marketing' } });
});

test.each([
  ['/', '/ belongs to mf-marketing for good'],
  ['/events', '/events is not a mount'],
  ['toString', 'toString is not a mount'],
])('%s is not removed', (path, error) => {
  expect(() => withoutMount(mounts, path)).toThrow(error);
});
