import { expect, test } from 'vitest';
import type { DeployedState } from '../log/entry';
import { nextState, previousVersion } from './next-state';

const by = { who: { kind: 'local' as const, name: 'asha' } };
const time = '2026-01-01T00:00:00.000Z';

/** The state after changes: `release A` or `rollback A`, of careers unless another app is named. */
function stateAfter(...changes: string[]): DeployedState {
  let state: DeployedState | undefined;
  for (const [at, change] of changes.entries()) {
    const [action, to = '', app = 'mf-careers'] = change.split(' ');
    const from = state?.apps[app]?.version ?? null;
    const event = { action: action === 'rollback' ? 'rollback' : 'release', time, by } as const;
    const next = { snapshot: `snapshot-${at}`, composer: '' };
    state = nextState(state, { ...event, changes: [{ app, from, to }] }, next);
  }
  if (!state) throw new Error('Name a change.');
  return state;
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
  expect(previousVersion(stateAfter(...changes), 'mf-careers')).toBe(version);
});

test.each([
  ['withdrawn versions', ['release A', 'release B', 'release C'], 'A'],
  [
    'the present version, which a withdrawn one was reverted to',
    ['release Z', 'release A', 'release B', 'release A'],
    'Z',
  ],
])('skips %s', (_, changes, version) => {
  const withdrawn = [{ app: 'mf-careers', version: 'B', at: time, who: 'asha', reason: 'broken' }];
  expect(previousVersion({ ...stateAfter(...changes), withdrawn }, 'mf-careers')).toBe(version);
});

test('an entry never names more than the last ten versions and snapshots', () => {
  const state = stateAfter(...Array.from({ length: 30 }, (_, at) => `release ${at}`), 'release 28');
  expect(state.apps['mf-careers']?.recent).toEqual([
    '28',
    '29',
    ...Array.from({ length: 8 }, (_, at) => `${27 - at}`),
  ]);
  expect(state.apps['mf-careers']?.path).toHaveLength(10);
  expect([state.snapshot, ...state.earlier]).toEqual(
    Array.from({ length: 10 }, (_, at) => `snapshot-${30 - at}`),
  );
});

test('an entry never names more than the last hundred withdrawals of an app', () => {
  let state = stateAfter('release A');
  const withdraw = (app: string, version: string) => {
    const withdrawn = { app, version, at: time, who: 'asha', reason: 'broken' };
    const event = { action: 'withdraw' as const, time, by, changes: [] };
    state = nextState(state, event, { snapshot: state.snapshot, composer: '', withdrawn });
  };
  withdraw('mf-contact', 'Z');
  for (let at = 0; at < 150; at += 1) withdraw('mf-careers', `${at}`);
  expect(state.withdrawn.map(({ version }) => version)).toEqual([
    'Z',
    ...Array.from({ length: 100 }, (_, at) => `${at + 50}`),
  ]);
});

test('a canary ages like other snapshots once its rollout has ended', () => {
  const rollout = {
    ...{ id: '1', app: 'mf-careers', from: 'A', to: 'B', snapshot: 'canary', share: 0 },
    ...{ stages: [], stage: 0, stageSince: time, isHeld: false, steps: [], ended: 'aborted' as const },
  };
  let state: DeployedState = { ...stateAfter('release A'), rollout, earlier: ['canary'] };
  for (let at = 1; at <= 9; at += 1) {
    const event = { action: 'mounts' as const, time, by, changes: [] };
    state = nextState(state, event, { snapshot: `snapshot-${at}`, composer: '' });
  }
  expect(state.rollout).toBe(rollout);
  expect(state.earlier).toEqual(Array.from({ length: 9 }, (_, at) => `snapshot-${8 - at}`));
});

test('a release that only moved to another origin is in the path once', () => {
  expect(stateAfter('release A', 'release B', 'release B').apps['mf-careers']?.path).toEqual(['A', 'B']);
});

test('a step of a rollout changes no version until it is promoted to all visitors', () => {
  const before = stateAfter('release A');
  const event = { time, by, changes: [{ app: 'mf-careers', from: 'A', to: 'B' }] };
  const rollout = {
    ...{ id: '1', app: 'mf-careers', from: 'A', to: 'B', snapshot: 'canary', share: 5 },
    ...{ stages: [], stage: 0, stageSince: time, isHeld: false, steps: [] },
  };
  const stable = { snapshot: before.snapshot, composer: '' };
  const begun = nextState(before, { ...event, action: 'rollout' }, { ...stable, rollout });
  expect(begun).toMatchObject({ apps: before.apps, snapshot: before.snapshot, earlier: [], rollout });
  const promoted = { ...rollout, share: 100, ended: 'promoted' as const };
  const ended = nextState(
    begun,
    { ...event, action: 'promote' },
    { snapshot: 'canary', composer: '', rollout: promoted },
  );
  expect(ended.apps['mf-careers']).toMatchObject({ version: 'B', recent: ['B', 'A'], path: ['A', 'B'] });
  expect(ended).toMatchObject({ snapshot: 'canary', earlier: [before.snapshot] });
});
