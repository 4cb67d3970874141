import { bucketOf, noCounts } from '@site/shared/node/sample-counts';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, test, vi } from 'vitest';
import { startRetention } from '../../enquiries/retention/start-retention';
import { migrations } from '../../enquiries/storage/migrations';
import type { Database } from '../../enquiries/storage/tables';
import { databases } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { createReportMetrics } from '../reports/report-metrics';
import { keepObservations } from './keep-observations';
import { createObservations } from './observations';
import { readErrors, readMetrics, readStage } from './read-observations';
import { removeOldObservations } from './remove-old';
import { slotOf } from './slots';

const place = { app: 'mf-careers', release: '1.0.0-abc', pattern: '/career', device: 'phone' };
const view = { vitals: { LCP: 1800, INP: 90, CLS: 0.02, TTFB: 300, FCP: 900 }, problems: [] };
const failed = {
  ...view,
  problems: [{ kind: 'caught' as const, name: 'TypeError', message: 'x', stack: [], count: 1 }],
};
const stage = { stage: 'mf-careers-1/5', cohort: 'canary' } as const;
const error = {
  ...{ id: '1', app: 'mf-careers', release: '1.0.0-abc', pattern: '/career', kind: 'caught' as const },
  ...{ name: 'TypeError', message: 'x', stack: ['mf-careers/src/page.tsx:12:3'], line: 'throw x;' },
  ...{ count: 3, first: '2999-01-31T14', last: '2999-01-31T14' },
};

const hoursAgo = (hours: number) => slotOf('hour', new Date(Date.now() - hours * 3_600_000));

const counting = (database: Database, now?: () => Date) =>
  createObservations(database, createReportMetrics(new Registry()), now);

const retain = (database: Database) => startRetention(database, 30, fastify().log, removeOldObservations)();

describe.each(databases)('on $name', ({ makeDatabase }) => {
  const open = async () => openTestDatabase((await makeDatabase()).location);

  test('instances add up in one table, also one that was down in the middle of a stage', async () => {
    const database = await open();
    const [one, two, three] = [counting(database), counting(database), counting(database)];
    for (const instance of [one, two, three]) instance.countView(place, view, stage);
    await Promise.all([one.flush(), two.flush()]);
    // The third writes later, and after a restart it counts from zero.
    await three.flush();
    const again = counting(database);
    again.countView(place, failed, stage);
    await Promise.all([again.flush(), one.flush()]);
    const { canary, stable } = await readStage(database, stage.stage);
    expect(canary).toMatchObject({ views: 4, failed: 1 });
    expect(canary.lcp[bucketOf('lcp', 1800)]).toBe(4);
    expect(canary.cls[bucketOf('cls', 20)]).toBe(4);
    expect(stable).toEqual(noCounts());
  });

  test('views are summed by release and hour, or by day', async () => {
    const database = await open();
    const now = new Date('2026-03-05T14:20:00Z');
    for (const [minutesAgo, device] of [
      [0, 'phone'],
      [1, 'desktop'],
      [90, 'phone'],
    ] as const) {
      const observations = counting(database, () => new Date(now.getTime() - minutesAgo * 60_000));
      observations.countView({ ...place, device }, view);
      await observations.flush();
    }
    const viewsBy = async (days: number) =>
      Object.fromEntries(
        (await readMetrics(database, days, now)).slots.map(({ slot, counts }) => [slot, counts.views]),
      );
    expect(await viewsBy(1)).toEqual({ '2026-03-05T14': 2, '2026-03-05T12': 1 });
    expect(await viewsBy(90)).toEqual({ '2026-03-05': 3 });
  });

  test('an upgrade sums up the days that an older version counted by the hour', async () => {
    const database = await open();
    const now = new Date('2026-03-05T14:20:00Z');
    for (const hoursAgo of [0, 1, 24]) {
      const observations = counting(database, () => new Date(now.getTime() - hoursAgo * 3_600_000));
      observations.countView(place, view, stage);
      observations.countView(place, failed);
      await observations.flush();
    }
    const counted = await readMetrics(database, 90, now);
    await database.deleteFrom('observations').where('span', '=', 'day').execute();
    await migrations['009-observed-days']?.up(database);
    expect(await readMetrics(database, 90, now)).toEqual(counted);
    expect(counted.slots.map(({ slot, counts }) => [slot, counts.views]).sort()).toEqual([
      ['2026-03-04', 2],
      ['2026-03-05', 4],
    ]);
  });

  test('the same error is one row with a count', async () => {
    const database = await open();
    for (const hours of [['14', '15'], ['16']]) {
      const observations = counting(database);
      for (const last of hours.map((hour) => `2999-01-31T${hour}`))
        observations.addError({ ...error, first: last, last });
      await observations.flush();
    }
    expect((await readErrors(database, 1)).errors).toEqual([
      { ...error, count: 9, first: '2999-01-31T14', last: '2999-01-31T16' },
    ]);
  });

  test('reports of many patterns and devices add no rows to those of an hour and a day', async () => {
    const database = await open();
    let now = new Date('2026-03-05T14:00:00Z');
    const observations = counting(database, () => now);
    for (let at = 0; at < 60; at += 1) {
      now = new Date(`2026-03-05T14:${String(at).padStart(2, '0')}:00Z`);
      for (const device of ['phone', 'desktop'])
        observations.countView({ ...place, pattern: `/${at}`, device }, view);
    }
    await observations.flush();
    const rows = await database.selectFrom('observations').select(['slot', 'views']).execute();
    expect(rows.sort((one, other) => one.slot.length - other.slot.length)).toEqual([
      { slot: '2026-03-05', views: 120 },
      { slot: '2026-03-05T14', views: 120 },
    ]);
  });

  test('minutes of older versions are kept for two days, hours and days for 90, and the last counts are written at shutdown', async () => {
    const database = await open();
    for (const days of [91, 89, 3, 1]) {
      const observations = counting(database, () => new Date(Date.now() - days * 86_400_000));
      observations.countView(place, view);
      await observations.flush();
    }
    const observations = counting(database);
    const stop = keepObservations(observations, fastify().log);
    observations.countView(place, view);
    for (const days of [91, 89])
      observations.addError({ ...error, id: `${days}`, last: hoursAgo(24 * days) });
    await stop();
    const [hour] = await database.selectFrom('observations').selectAll().where('span', '=', 'hour').execute();
    if (!hour) throw new Error('No hour was counted.');
    const minutes = [3, 1].map((days) => {
      const slot = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 16);
      return { ...hour, span: 'minute' as const, slot };
    });
    await database.insertInto('observations').values(minutes).execute();
    await retain(database);
    const rows = await database.selectFrom('observations').select('span').execute();
    const left = { minute: 1, hour: 4, day: 4 };
    for (const [span, count] of Object.entries(left))
      expect(rows.filter((row) => row.span === span)).toHaveLength(count);
    expect(await database.selectFrom('observedErrors').select('id').execute()).toEqual([{ id: '89' }]);
  });

  test('of each app the last 1,000 errors are kept', async () => {
    const database = await open();
    const observations = counting(database);
    for (let at = 0; at < 1005; at += 1)
      observations.addError({
        ...error,
        id: String(at),
        count: 1,
        last: at < 5 ? '2999-01-31T14' : '2999-01-31T15',
      });
    observations.addError({ ...error, app: 'shell', id: 'other' });
    await observations.flush();
    await retain(database);
    const left = await database.selectFrom('observedErrors').select(['id', 'app']).execute();
    expect(left.filter(({ app }) => app === 'mf-careers')).toHaveLength(1000);
    expect(left.map(({ id }) => id)).not.toContain('4');
    expect(left.map(({ id }) => id)).toContain('other');
  });

  test('with a clock that is years ahead nothing is removed', async () => {
    const database = await open();
    const observations = counting(database);
    observations.countView(place, view);
    await observations.flush();
    await retain(database);
    vi.useFakeTimers({ now: Date.now() + 5 * 365 * 86_400_000, toFake: ['Date'] });
    await retain(database);
    expect(await database.selectFrom('observations').select('span').execute()).toHaveLength(2);
  });

  test('a table that can’t be written holds no other back', async () => {
    const database = await open();
    const observations = counting(database);
    observations.countView(place, view);
    observations.addError(error);
    await database.schema.alterTable('observations').renameTo('moved').execute();
    await expect(observations.flush()).rejects.toThrow(AggregateError);
    expect((await readErrors(database, 1)).errors).toEqual([error]);
  });
});
