import { largestReportBytes } from '@site/shared/site-model/reports-address';
import type { VisitReport } from '@site/shared/site-model/visit-report';
import { expect, test, vi } from 'vitest';

vi.mock('web-vitals', () => {
  const measure = () => undefined;
  return { onCLS: measure, onINP: measure, onLCP: measure, onFCP: measure, onTTFB: measure };
});

const place = `${location.origin}/releases/mf-careers/1.0.0-abc/web/static/js/async/page.0a1b2c3d4e.js:2`;

function errorAt(column: number): Error {
  const problem = new TypeError('x is not a function');
  problem.stack = Array.from({ length: 10 }, (_, line) => `    at N (${place}:${column}${line})`).join('\n');
  return problem;
}

test('the report of a visit to many broken pages is not larger than the server accepts', async () => {
  vi.resetModules();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const beacons: Blob[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => beacons.push(body as Blob) > 0);
  const { noteProblem } = await import('./problems');
  const { reportVisit } = await import('./visit-reports');
  reportVisit({
    name: location.href,
    type: 'navigate',
  } as Partial<PerformanceNavigationTiming> as PerformanceNavigationTiming);
  const leave = () => window.dispatchEvent(new Event('visibilitychange'));
  const visitBrokenPages = () => {
    for (let page = 0; page < 20; page++)
      for (let column = 0; column < 5; column++) noteProblem('uncaught', errorAt(column), `/page-${page}`);
  };
  for (let times = 1; times <= 2; times++) {
    visitBrokenPages();
    leave();
    const report = await beacons.at(-1)?.text();
    expect(report?.length).toBeLessThan(largestReportBytes);
    const { views }: VisitReport = JSON.parse(report ?? '');
    expect(views).toHaveLength(20);
    expect(views[0]?.problems).toHaveLength(5);
  }
  expect(beacons).toHaveLength(2);
});
