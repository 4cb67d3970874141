import { expect, test } from 'vitest';
import { liveState } from './live-state';

const apps = { 'mf-careers': { version: '2.0.0', since: '2026-01-31T09:05:00.000Z' } };
const board = 'https://release.example/board/';

test.each([
  ['of the stable release, since when', '2.0.0', 'since 2026-01-31 09:05 UTC'],
  ['of a canary, a preview or an earlier release, which one is live', '2.1.0', 'no, 2.0.0 is'],
])('%s', (_, version, text) => {
  const address = 'https://release.example/board/mf-careers';
  expect(liveState({ apps, board }, 'mf-careers', version)).toEqual({ text, board: address });
});

test('the state is unknown where the server does not report it', () => {
  const unknown = { text: 'unknown', board: undefined };
  expect(liveState(undefined, 'mf-careers', '2.0.0')).toEqual(unknown);
  expect(liveState({ apps, board }, 'mf-events', '1.0.0')).toEqual(unknown);
});

test('only the address of a page becomes a link', () => {
  expect(liveState({ apps, board: 'javascript:alert(1)' }, 'mf-careers', '2.0.0').board).toBeUndefined();
});
