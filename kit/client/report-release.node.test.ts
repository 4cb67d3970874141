import { expect, test, vi } from 'vitest';
import { reportRelease } from './report-release';

const done = { app: 'mf-press', version: '2.0.0', from: '1.0.0', isChanged: true, pages: 3 };

test.each<[string, Partial<typeof done>, Partial<Parameters<typeof reportRelease>[1]>]>([
  ['mf-press 2.0.0 is live, after 1.0.0', {}, {}],
  ['mf-press 2.0.0 is live already', { isChanged: false, pages: 0 }, {}],
  ['mf-press 2.0.0 fits the live site: 3 pages checked', { isChanged: false }, { dryRun: true }],
  ['mf-press 2.0.0 fits the live site: 1 page checked', { isChanged: false, pages: 1 }, { dryRun: true }],
  ['mf-press 2.0.0 fits the live site: it changes no page', { isChanged: false, pages: 0 }, { dryRun: true }],
])('reports: %s', (text, changed, options) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  reportRelease({ ...done, ...changed }, { dryRun: false, stages: undefined, ...options }, performance.now());
  expect(log.mock.calls).toEqual([[expect.stringContaining(text)]]);
});
