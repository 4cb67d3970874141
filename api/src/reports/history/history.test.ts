import { bucketOf } from '@site/shared/contracts/vital-buckets';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../storage/open-database';
import { databases } from '../../testing/databases';
import { keepHistory } from './keep-history';
import { readHistory } from './read-history';
import { createReportHistory } from './report-history';

const place = { app: 'mf-careers', release: '1.0.0-abc', pattern: '/career', device: 'phone' };
const problem = {
  kind: 'caught',
  name: 'TypeError',
  message: 'x',
  stack: ['mf-careers/1.0.0-abc/a.js:1:1'],
} as const;
const resolved = { stack: ['mf-careers/src/page.tsx:12:3'], line: 'throw new TypeError();' };
const resolve = async () => resolved;
const view = { vitals: { LCP: 1800, INP: 90, CLS: 0.02, TTFB: 300, FCP: 900 }, problems: [] };
const failed = { ...view, problems: [{ ...problem, stack: [...problem.stack], count: 1 }] };

describe.each(databases)('on $name', ({ makeDatabase }) => {
  async function open() {
    const { location } = await makeDatabase();
    const database = await openDatabase(location);
    onTestFinished(() => database.destroy());
    return database;
  }

  test('counts outlast the server, add up over servers, and are the same when they are written twice', async () => {
    const database = await open();
    for (const views of [2, 1]) {
      const history = createReportHistory(database);
      for (let at = 0; at < views; at += 1) history.countView(place, at === 0 ? failed : view);
      await history.countProblem(place, { ...problem, stack: [...problem.stack] }, 3, resolve);
      await history.flush();
      history.countView({ ...place, device: 'desktop' }, { vitals: { LCP: 4000 }, problems: [] });
      await history.flush();
      await history.flush();
    }
    const { views, problems } = await readHistory(database, 1);
    expect(views).toHaveLength(2);
    expect(views[0]).toMatchObject({ app: 'mf-careers', release: '1.0.0-abc' });
    const counts = views.map(({ figures }) => figures).sort((one, other) => other.views - one.views);
    expect(counts).toEqual([
      {
        views: 2,
        failed: 1,
        lcp: { [bucketOf(1800)]: 2, [bucketOf(4000)]: 1 },
        inp: { [bucketOf(90)]: 2 },
        cls: { [bucketOf(20)]: 2 },
      },
      {
        views: 1,
        failed: 1,
        lcp: { [bucketOf(1800)]: 1, [bucketOf(4000)]: 1 },
        inp: { [bucketOf(90)]: 1 },
        cls: { [bucketOf(20)]: 1 },
      },
    ]);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatchObject({ count: 3, pattern: '/career', ...resolved });
  });

  test('an hour has a bounded number of rows, whatever is reported', async () => {
    const database = await open();
    const history = createReportHistory(database);
    for (let at = 0; at < 1000; at += 1) {
      history.countView({ ...place, pattern: `/${at}` }, view);
      await history.countProblem(place, { ...problem, stack: [`x/${at}.js:1:1`] }, 1, resolve);
    }
    await history.flush();
    const { views, problems } = await readHistory(database, 90);
    expect(views[0]?.figures.views).toBe(1000);
    const rows = await database.selectFrom('reportedViews').selectAll().execute();
    expect(rows).toHaveLength(301);
    expect(problems).toHaveLength(100);
  });

  test('what is older than 90 days is removed, and the last counts are written when the server ends', async () => {
    const database = await open();
    const ago = (days: number) => () => new Date(Date.now() - days * 86_400_000);
    for (const days of [91, 89]) {
      const history = createReportHistory(database, ago(days));
      history.countView(place, view);
      await history.flush();
    }
    const history = createReportHistory(database);
    const stop = keepHistory(database, history, fastify().log);
    history.countView(place, view);
    await stop();
    const rows = await database.selectFrom('reportedViews').select('hour').execute();
    expect(rows).toHaveLength(2);
  });
});
