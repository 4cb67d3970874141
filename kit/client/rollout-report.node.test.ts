import { expect, test } from 'vitest';
import { describeRollout } from './rollout-report';

const running = {
  id: 'mf-press-1',
  app: 'mf-press',
  from: '1.0.0-a',
  to: '1.0.0-b',
  snapshot: 'c',
  share: 5,
  stages: [{}, {}],
  stage: 0,
  stageSince: '2026-01-01T09:00:00.000Z',
  isHeld: false,
  steps: [],
};
const described = (ended?: 'promoted' | 'aborted') =>
  describeRollout({ rollout: { ...running, ended }, figures: null });

test('a rollout without metrics names what reads them, while it runs', () => {
  expect(described()).toContain('No metrics yet. The release service, or npx site rollout watch, reads them');
  expect(described('promoted')).not.toContain('No metrics');
  expect(described('aborted')).not.toContain('No metrics');
});

test('the last step is described with its reason, if it has one', () => {
  const step = { at: '2026-01-01T09:00:00.000Z', action: 'hold', by: { who: { name: 'ann' } } };
  const lastLine = (reason: string) =>
    describeRollout({ rollout: { ...running, steps: [{ ...step, reason }] }, figures: null })
      .split('\n')
      .at(-1);
  expect(lastLine('slow')).toBe('2026-01-01T09:00:00.000Z  hold by ann: slow');
  expect(lastLine('')).toBe('2026-01-01T09:00:00.000Z  hold by ann');
});
