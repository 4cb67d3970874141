import type { VisitRow } from '@site/shared/node/visit-observations';
import { weekOf } from '@site/shared/node/week';
import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { databases } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { createObservations } from '../observations/observations';
import { removeOldObservations } from '../observations/remove-old';
import { createReportMetrics } from '../reports/report-metrics';
import { readVisits } from './read-visits';

const now = new Date('2026-03-04T14:20:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const row: VisitRow = {
  ...{ week: weekOf(now), dimension: 'source', name: 'news.example', visits: 1, views: 2, enquiries: 0 },
};

describe.each(databases)('on $name', ({ makeDatabase }) => {
  async function open() {
    const database = await openTestDatabase((await makeDatabase()).location);
    const start = () => createObservations(database, createReportMetrics(new Registry()));
    return { database, start };
  }

  test('instances add up in one table, by week, the most visited first', async () => {
    const { database, start } = await open();
    const [one, other] = [start(), start()];
    one.addVisit({ ...row, name: 'rare.example', week: weekOf(daysAgo(7)), enquiries: 1 });
    for (const instance of [one, other, other]) instance.addVisit(row);
    other.addVisit({ ...row, dimension: 'landing', name: '/career/:job' });
    await Promise.all([one.flush(), other.flush()]);
    await one.flush();
    const counted = { visits: 3, views: 6, enquiries: 0 };
    const earlier = { week: '2026-02-23', visits: 1, views: 2, enquiries: 1 };
    expect(await readVisits(database, 2, now)).toEqual({
      weeks: [earlier, { week: '2026-03-02', ...counted }],
      rows: [
        { ...row, dimension: 'landing', name: '/career/:job' },
        { ...row, ...counted },
        { ...row, ...earlier, name: 'rare.example' },
      ],
    });
    expect((await readVisits(database, 1, now)).weeks).toHaveLength(1);
  });

  test('nothing is kept for longer than 90 days, and thirteen weeks are', async () => {
    const { database, start } = await open();
    const observations = start();
    for (let days = 0; days < 120; days += 1) observations.addVisit({ ...row, week: weekOf(daysAgo(days)) });
    await observations.flush();
    // A Sunday, the last day of the current week.
    const sunday = daysAgo(-4);
    await removeOldObservations(database, sunday);
    const weeks = (await readVisits(database, 99, sunday)).weeks.map(({ week }) => week);
    expect(weeks).toHaveLength(13);
    expect(weeks[0]).toBe(weekOf(daysAgo(86)));
  });
});
