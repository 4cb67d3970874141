import { expect, test } from 'vitest';
import { sampleCounts } from '../../testing/sample-reports';
import { byRelease } from './browser-metrics';

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
