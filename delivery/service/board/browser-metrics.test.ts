import { expect, test } from 'vitest';
import { sampleCounts } from '../../testing/sample-reports';
import { byRelease, metricsError } from './browser-metrics';

test('of the releases of 90 days, the deployed one and those that were viewed last are listed, with all of their views', () => {
  const slots = Array.from({ length: 90 }, (_, at) => {
    const slot = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    const viewed = (app: string, release: string) => ({ slot, app, release, counts: sampleCounts(1) });
    return [viewed('mf-careers', `1.0.${at}`), viewed('mf-careers', '0.9.0'), viewed('shell', `1.0.${at}`)];
  }).flat();
  const listed = byRelease(slots, { app: 'mf-careers', version: '1.0.3' });
  expect(listed.map(([release, { views }]) => [release, views])).toEqual([
    ['1.0.3', 1],
    ['0.9.0', 90],
    ['1.0.89', 1],
    ...[88, 87, 86, 85, 84, 83, 82].map((at) => [`1.0.${at}`, 1]),
  ]);
});

test.each([
  [
    'a refused connection',
    new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }),
    'Set METRICS_PORT',
  ],
  ['an error of the server', new Error('status 503'), 'Its /readyz shows'],
  ['a time-out', new DOMException('aborted due to timeout', 'TimeoutError'), 'show fewer days'],
])('%s has its remedy', (_, error, remedy) => {
  expect(metricsError('http://web:9464', error)).toMatch(
    new RegExp(`^No metrics from web:9464: .*${remedy}`),
  );
});
