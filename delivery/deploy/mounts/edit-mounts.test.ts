import { expect, test } from 'vitest';
import { withMount, withoutMount } from './edit-mounts';

const mounts = { '/': 'mf-marketing', '/career': 'mf-careers' };

test('a remote gets a path', () => {
  expect(withMount(mounts, 'mf-events', '/events')).toEqual({ ...mounts, '/events': 'mf-events' });
  expect(withMount(mounts, 'mf-events', '/career/events')).toMatchObject({ '/career/events': 'mf-events' });
});

test.each([
  ['mf-events', '/Career', '/career is a mount of mf-careers. Remove it first'],
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

test('the mount that all others are below is not removed', () => {
  expect(() => withoutMount(mounts, '/')).toThrow('/ belongs to mf-marketing for good');
});

test('a repeated change has nothing left to change', () => {
  for (const path of ['/career', '/Career']) expect(withMount(mounts, 'mf-careers', path)).toBeUndefined();
  for (const path of ['/events', 'toString']) expect(withoutMount(mounts, path)).toBeUndefined();
});
