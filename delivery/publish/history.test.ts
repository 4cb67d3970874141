import { expect, test } from 'vitest';
import { previousVersion } from './history';

/** `release A` or `rollback A`, of careers unless another app is named. */
function historyOf(...changes: string[]) {
  return changes.map((change) => {
    const [action, to = '', app = 'mf-careers'] = change.split(' ');
    return { app, to, action: action === 'rollback' ? ('rollback' as const) : ('release' as const) };
  });
}

test.each([
  ['the release before', ['release A', 'release B'], 'A'],
  [
    'what was live before, not what was live before its first time',
    ['release A', 'release B', 'release C', 'release B'],
    'C',
  ],
  ['further back after a rollback', ['release A', 'release B', 'release C', 'rollback B'], 'A'],
  [
    'no further than a rollback to a certain version',
    ['release A', 'release B', 'release C', 'rollback A'],
    undefined,
  ],
  ['what was live before a rollback to a version of long ago', ['release B', 'release C', 'rollback A'], 'C'],
  ['past a release that only moved to another origin', ['release A', 'release B', 'release B'], 'A'],
  ['what the same app had, whatever others did', ['release A', 'release X shell', 'release B'], 'A'],
  ['nothing before the first release', ['release A'], undefined],
])('goes back to %s', (_, changes, version) => {
  expect(previousVersion(historyOf(...changes), 'mf-careers')).toBe(version);
});

test('passes over what was withdrawn', () => {
  const history = historyOf('release A', 'release B', 'release C');
  expect(previousVersion(history, 'mf-careers', new Set(['B']))).toBe('A');
});
