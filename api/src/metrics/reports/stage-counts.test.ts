import { bucketOf } from '@site/shared/node/sample-counts';
import type { ReportedView } from '@site/shared/site-model/visit-report';
import { expect, test } from 'vitest';
import { beginSampleRollout, openRollout, sampleProblem, sampleView } from '../../testing/reporting-app';

const canaryBucket = { cookie: 'rollout=03' };
const stableBucket = { cookie: 'rollout=70' };
const viewOf = (version: string, more: Partial<ReportedView> = {}) => ({
  ...sampleView,
  release: version,
  ...more,
});

test('views, errors and speed of both releases are counted separately', async () => {
  const { post, stage } = await openRollout();
  await post({ views: [viewOf('1.0.0'), viewOf('1.0.0')] }, stableBucket);
  const failed = viewOf('2.0.0', { problems: [sampleProblem, { ...sampleProblem, count: 9 }] });
  await post({ views: [failed, viewOf('1.0.0')] }, canaryBucket);
  const { stable, canary, carried } = await stage('1/5');
  expect(stable).toMatchObject({ views: 2, failed: 0 });
  expect(canary).toMatchObject({ views: 1, failed: 1 });
  expect(carried).toMatchObject({ views: 1, failed: 0 });
  expect(canary.lcp[bucketOf('lcp', 1800)]).toBe(1);
  expect(canary.inp[bucketOf('inp', 90)]).toBe(1);
});

test('views of other apps and releases, and of visitors without a bucket, are not compared', async () => {
  const { post, stage } = await openRollout();
  const others = [viewOf('0.9.0'), viewOf('2.0.0', { app: 'mf-contact' })];
  await post({ shell: '2.0.0', views: others }, canaryBucket);
  await post({ views: [viewOf('2.0.0')] });
  await post({ views: [viewOf('2.0.0')] }, stableBucket);
  expect(await stage('1/5')).toMatchObject({ stable: { views: 0 }, canary: { views: 0 } });
});

test('for a shell, the views of all apps are compared', async () => {
  const { post, stage } = await openRollout('shell');
  const views = [viewOf('7'), viewOf('8', { app: 'mf-contact' })];
  await post({ shell: '2.0.0', views }, canaryBucket);
  expect(await stage('1/5')).toMatchObject({ stable: { views: 0 }, canary: { views: 2 } });
});

test('the next stage starts at zero', async () => {
  const { post, stage, siteDirectory } = await openRollout();
  await post({ views: [viewOf('2.0.0')] }, canaryBucket);
  await beginSampleRollout(siteDirectory, { share: 25 });
  await post({ views: [viewOf('2.0.0')] }, canaryBucket);
  expect(await stage('1/5')).toMatchObject({ canary: { views: 1 } });
  expect(await stage('1/25')).toMatchObject({ canary: { views: 1 } });
});

test.each([
  ['IPv4 client', () => '192.0.2.7'],
  ['IPv6 client', (sample: number) => `2001:db8::${sample}`],
  ['IPv6 network', (sample: number) => `2001:db8:0:${sample}::1`],
])('one %s adds a few views and one failure to a stage, however many it sends', async (_, addressOf) => {
  const { post, stage, read } = await openRollout();
  const views = [viewOf('2.0.0', { problems: [sampleProblem] }), viewOf('2.0.0'), viewOf('1.0.0')];
  for (let sample = 0; sample < 20; sample += 1)
    await post({ views }, { ...canaryBucket, 'x-forwarded-for': addressOf(sample) });
  const { canary, carried } = await stage('1/5');
  expect(canary.failed).toBe(1);
  expect(canary.views + carried.views).toBe(5);
  expect(await read()).toContain('site_browser_views_total{');
});
