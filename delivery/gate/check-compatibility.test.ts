import { expect, test } from 'vitest';
import { sampleRelease } from '../testing/sample-release';
import { checkCompatibility } from './check-compatibility';

const mounts = {};
const shell = sampleRelease({
  app: 'shell',
  shared: { react: { version: '19.3.1', accepts: '^19.0.0' } },
});
const careers = sampleRelease({
  app: 'mf-careers',
  shared: { react: { version: '19.3.1', accepts: '^19.0.0' } },
});
const released = new Set(['mf-careers']);

test('accepts a remote that shares modules of the shell', () => {
  expect(() => checkCompatibility({ shell, mounts, remotes: [careers] }, released)).not.toThrow();
});

test('refuses a release that was built with a newer React than the shell has, and accepts a rollback', () => {
  const newer = { ...careers, shared: { react: { version: '19.4.0', accepts: '^19.0.0' } } };
  const live = { shell, mounts, remotes: [newer] };
  expect(() => checkCompatibility(live, released)).toThrow(
    'was built with react 19.4.0, which is newer than 19.3.1',
  );
  expect(() => checkCompatibility(live, new Set())).not.toThrow();
});
