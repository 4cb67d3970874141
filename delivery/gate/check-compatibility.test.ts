import { expect, test } from 'vitest';
import type { ServedRelease } from '../registry/live-releases';
import { sampleRelease } from '../testing/sample-release';
import { checkCompatibility } from './check-compatibility';

const shell = sampleRelease({
  app: 'shell',
  shared: { react: { version: '19.3.1', accepts: '^19.0.0' } },
  navigation: ['Link', 'useLocation'],
  tokens: { defines: ['--space-4', '--color-ink'], uses: [] },
});
const careers = sampleRelease({
  app: 'mf-careers',
  shared: { react: { version: '19.3.1', accepts: '^19.0.0' } },
  navigation: ['Link'],
  tokens: { defines: ['--gap'], uses: ['--space-4'] },
});

const released = new Set(['mf-careers']);
const check = (shell: ServedRelease, remote: ServedRelease, apps: ReadonlySet<string> = new Set()) =>
  expect(() => checkCompatibility({ shell, remotes: [remote] }, apps));

test('accepts a remote whose needs the shell provides', () => {
  check(shell, careers, released).not.toThrow();
});

test.each([
  [
    'a module that is too old for the shell',
    '^18.0.0',
    'Release a mf-careers that is built for react 19.3.1 first.',
  ],
  ['a module that is too new for the shell', '^20.0.0', 'Release a shell with react ^20.0.0 first.'],
])('names for %s the app to release', (_, accepts, remedy) => {
  const other = { ...careers, shared: { react: { version: '1.0.0', accepts } } };
  check(shell, other).toThrow(
    `mf-careers 1.0.0-abc needs react ${accepts}, but shell 1.0.0-abc provides 19.3.1. ${remedy}`,
  );
});

test('refuses a shared module that the shell does not provide', () => {
  const other = { ...careers, shared: { vue: { version: '3.0.0', accepts: '^3.0.0' } } };
  check(shell, other).toThrow('shares vue, which shell 1.0.0-abc does not provide');
});

test('refuses a remote that uses what the shared navigation does not export', () => {
  check(shell, { ...careers, navigation: ['Link', 'goTop'] }).toThrow(
    'mf-careers 1.0.0-abc uses goTop of @site/shared/navigation, which shell 1.0.0-abc does not have.',
  );
});

test('refuses a shell without a token that a live remote uses', () => {
  const renamed = { ...shell, tokens: { defines: ['--space-four', '--color-ink'], uses: [] } };
  check(renamed, careers).toThrow(
    'mf-careers 1.0.0-abc uses --space-4 of the CSS tokens, which shell 1.0.0-abc does not have.',
  );
});

test('does not check older releases without this data', () => {
  const { navigation: _navigation, tokens: _tokens, ...older } = shell;
  check(older, { ...careers, navigation: ['goTop'] }).not.toThrow();
});

test.each([
  ['the same version', '19.3.1'],
  ['a newer patch', '19.3.2'],
  ['an older minor version', '19.1.0'],
])('accepts a remote that was built with %s of a shared module', (_, version) => {
  const built = { ...careers, shared: { react: { version, accepts: '^19.0.0' } } };
  check(shell, built, released).not.toThrow();
});

test.each(['19.4.0', '20.0.0'])(
  'refuses a release that was built with react %s, and accepts a rollback',
  (version) => {
    const built = { ...careers, shared: { react: { version, accepts: '>=19.0.0' } } };
    check(shell, built, released).toThrow(
      `mf-careers 1.0.0-abc was built with react ${version}, which is newer than 19.3.1 of shell 1.0.0-abc. Install react 19.3.1, test and release mf-careers again, or release a shell with react ${version} first.`,
    );
    check(shell, built).not.toThrow();
  },
);
