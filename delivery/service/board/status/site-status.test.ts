import { serve } from '@site/shared/node/testing/serve';
import { expect, test } from 'vitest';
import { sampleAnswer, sampleMetrics } from '../../../testing/sample-reports';
import { errorsStatus, releasesStatus, rolloutStatus } from './site-status';

const release = '1.0.0-abcdef012345';

test('the deployed releases are listed with their times, the latest first', () => {
  const apps = [
    { app: 'shell', live: release, since: '2026-01-30T08:00:00.000Z' },
    { app: 'mf-careers', live: release, since: '2026-01-31T14:05:00.000Z' },
    { app: 'mf-press', live: undefined, since: undefined },
  ];
  expect(releasesStatus(apps)).toEqual({
    text: `mf-careers ${release} since 2026-01-31 14:05 UTC, shell ${release} since 2026-01-30 08:00 UTC`,
  });
});

test('a running rollout is shown with its stage; one that has ended is not', () => {
  const rollout = {
    ...{ id: '1', app: 'mf-careers', from: 'a', to: 'b', share: 5, snapshot: 'two' },
    ...{ stages: [{}, {}], stage: 0, stageSince: '2026-01-31T14:05:00.000Z', isHeld: true, steps: [] },
  };
  expect(rolloutStatus({ rollout, figures: null })).toEqual({
    text: 'mf-careers a → b: 5 % of the visitors, stage 1 of 2 since 2026-01-31 14:05 UTC, held.',
  });
  expect(rolloutStatus({ rollout: { ...rollout, ended: 'promoted' }, figures: null })).toEqual({
    text: 'none',
  });
  expect(rolloutStatus({ rollout: null, figures: null })).toEqual({ text: 'none' });
});

test('errors of the last day are counted, and many need attention', async () => {
  const asked: (string | undefined)[] = [];
  const metrics = sampleMetrics(release);
  const address = await serve(({ url }, response) => {
    asked.push(url);
    const answer = url?.includes('days=') ? metrics : sampleAnswer(url, release);
    response.end(JSON.stringify(answer));
  });
  expect(await errorsStatus(address)).toEqual({
    text: '1 of 4 views failed in the last day, different errors: 1',
  });
  expect(asked.sort()).toEqual(['/observations?days=1', '/observations?errors=1']);
  metrics.slots = metrics.slots.map((slot) => ({
    ...slot,
    counts: { ...slot.counts, views: 100, failed: 6 },
  }));
  expect(await errorsStatus(address)).toMatchObject({ remedy: expect.stringContaining('BrowserErrors') });
});

test('a web server that fails is not one without metrics', async () => {
  const server = await serve((_request, response) => void response.writeHead(500).end());
  expect(await errorsStatus(server)).toEqual({
    unseen: expect.stringMatching(/: status 500\. Its \/readyz /),
  });
});
