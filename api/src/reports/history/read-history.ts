import type { ReportHistory } from '@site/shared/contracts/report-history';
import { addFigures, noFigures, reportedFiguresSchema } from '@site/shared/contracts/reported-figures';
import * as v from 'valibot';
import type { Database } from '../../storage/tables';
import { hourOf } from './report-history';

/** More days than these are told by day. */
const hourlyDays = 3;
const dayMs = 86_400_000;

const stackSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Adds up what was counted in the last days, for each release; of problems it tells the place, too. */
export async function readHistory(
  database: Database,
  days: number,
  now = new Date(),
): Promise<ReportHistory> {
  const since = hourOf(new Date(now.getTime() - days * dayMs));
  const views: Map<string, ReportHistory['views'][number]> = new Map();
  const rows = await database.selectFrom('reportedViews').selectAll().where('hour', '>', since).execute();
  for (const { hour, instance, app, release, figures } of rows) {
    const slot = days > hourlyDays ? hour.slice(0, 10) : hour;
    const key = [slot, instance, app, release].join(' ');
    const sum = views.get(key) ?? { slot, instance, app, release, figures: noFigures() };
    views.set(key, sum);
    addFigures(sum.figures, v.parse(v.pipe(v.string(), v.parseJson(), reportedFiguresSchema), figures));
  }
  return { views: [...views.values()], problems: await readProblems(database, since) };
}

async function readProblems(database: Database, since: string): Promise<ReportHistory['problems']> {
  const rows = await database
    .selectFrom('reportedProblems')
    .selectAll()
    .where('hour', '>', since)
    .orderBy('hour')
    .execute();
  const problems: Map<string, ReportHistory['problems'][number]> = new Map();
  for (const { hour, stack, count, ...row } of rows) {
    const key = `${row.id} ${row.instance}`;
    const known = problems.get(key);
    if (known) Object.assign(known, { count: known.count + count, last: hour });
    else problems.set(key, { ...row, count, stack: v.parse(stackSchema, stack), first: hour, last: hour });
  }
  return [...problems.values()];
}
