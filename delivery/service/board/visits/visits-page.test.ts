import type { VisitRow } from '@site/shared/node/visit-observations';
import { expect, test } from 'vitest';
import { fetchVisits, visitStatistics } from './visit-counts';
import { visitsPage } from './visits-page';

const now = new Date('2026-03-04T14:20:00Z');
const [earlier, before, current] = ['2026-02-09', '2026-02-16', '2026-03-02'] as const;
const row = (change: Partial<VisitRow>): VisitRow => ({
  ...{ week: current, dimension: 'source', name: 'news.example', visits: 2, views: 3, enquiries: 0 },
  ...change,
});
const rows = [
  row({ week: earlier, visits: 5, views: 10, enquiries: 1 }),
  row({ week: before, name: 'direct', visits: 1, views: 40, enquiries: 1 }),
  row({}),
  row({ dimension: 'campaign', name: '<b> / spring', visits: 1, views: 1, enquiries: 1 }),
];
const weeks = rows.slice(0, 3).map(({ dimension, name, ...counts }) => counts);

/** The texts of each row of a table. */
function tableOf(page: string, name: string): string[][] {
  const [, table = ''] = page.split(`<caption>${name}</caption>`);
  const [, body = ''] = /<tbody>(.*?)<\/tbody>/s.exec(table) ?? [];
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, cells = '']) =>
    [...cells.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(
      ([, cell = '']) => /aria-label="([^"]*)"/.exec(cell)?.[1] ?? cell.replaceAll(/<[^>]*>/g, ''),
    ),
  );
}

test('sources are summed up over the period, with their visits in each week', () => {
  const statistics = visitStatistics({ weeks, rows }, now);
  expect(tableOf(visitsPage(statistics, 4), 'Sources, the last 4 weeks')).toEqual([
    ['news.example', '7', '1', '7.7', '13', '5, 0, 0, 2'],
    ['Direct, or not known', '1', '1', '2.5', '40', '0, 1, 0, 0'],
  ]);
  const thisWeek = visitsPage(statistics, 1);
  expect(tableOf(thisWeek, 'Sources, this week')).toEqual([
    ['news.example', '2', '0', '0.0', '3', '5, 0, 0, 2'],
  ]);
  expect(tableOf(thisWeek, 'Campaigns, this week')).toEqual([
    ['&lt;b&gt; / spring', '1', '1', '100.0', '1', '0, 0, 0, 1'],
  ]);
  expect(thisWeek).toContain('Nothing yet.');
});

test('a week without visits counts as zero, and one before the first visit not at all', () => {
  const page = visitsPage(visitStatistics({ weeks, rows }, now), 4);
  expect(tableOf(page, 'Visits by week, the current one first')).toEqual([
    ['2026-03-02', '2', '0', '0.0', '3'],
    ['2026-02-23', '0', '0', '–', '0'],
    ['2026-02-16', '1', '1', '2.5', '40'],
    ['2026-02-09', '5', '1', '10.0', '10'],
  ]);
  expect(page).toContain('aria-label="Visits: last 2, at most 5"');
});

test('without a response the page names the settings to check', async () => {
  const page = visitsPage(await fetchVisits('http://127.0.0.1:1', now), 4);
  expect(page).toContain('No metrics from 127.0.0.1:1');
  expect(page).toContain('nothing reported');
});
