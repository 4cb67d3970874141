import { createHash, randomUUID } from 'node:crypto';
import {
  type CountedView,
  countView,
  noFigures,
  type ReportedFigures,
} from '@site/shared/contracts/reported-figures';
import type { ResolvedStack } from '@site/shared/source-maps/resolve-stack';
import type { Database, Tables } from '../../storage/tables';
import { runInTransaction } from '../../storage/transaction';
import type { Place } from '../known-places';
import type { Problem } from '../problem-log';

export type ReportHistory = ReturnType<typeof createReportHistory>;

/** In an hour. Beyond it places are counted without their pattern, and problems are not told apart. */
const maxPlaces = 300;
const maxProblems = 100;

type ViewRow = Omit<Tables['reportedViews'], 'figures'> & { figures: ReportedFigures };
type ProblemRow = Tables['reportedProblems'];

interface Counted {
  hour: string;
  views: Map<string, ViewRow>;
  problems: Map<string, ProblemRow>;
  /** Rows that have changed since they were written. */
  changed: Set<ViewRow | ProblemRow>;
}

/**
 * Counts reports hour by hour, and keeps the counts in the database. Each run of a server writes rows of its own, and always their whole counts: writing one twice, or beside
 * other servers, counts nothing twice.
 */
export function createReportHistory(database: Database, now = () => new Date()) {
  const instance = randomUUID();
  let current = countedIn(hourOf(now()));
  /** Hours that are over and not yet written. */
  let over: Counted[] = [];

  function thisHour(): Counted {
    const hour = hourOf(now());
    if (hour === current.hour) return current;
    over = [...over, current].slice(-24);
    current = countedIn(hour);
    return current;
  }

  return {
    countView(place: Place, view: CountedView) {
      const { hour, views, changed } = thisHour();
      const bounded =
        views.has(keyOf(place)) || views.size < maxPlaces ? place : { ...place, pattern: 'other' };
      const key = keyOf(bounded);
      const row = views.get(key) ?? { hour, instance, ...bounded, figures: noFigures() };
      views.set(key, row);
      countView(row.figures, view);
      changed.add(row);
    },

    /** @param resolve finds the place in the sources; asked once an hour for each problem */
    async countProblem(
      { app, release, pattern }: Place,
      problem: Problem,
      times: number,
      resolve: () => Promise<ResolvedStack>,
    ) {
      const { hour, problems, changed } = thisHour();
      const { kind, name, message, stack } = problem;
      const id = idOf([app, release, pattern, kind, name, stack[0] ?? message]);
      const known = problems.get(id);
      if (known) {
        known.count += times;
        changed.add(known);
        return;
      }
      if (problems.size >= maxProblems) return;
      const row: ProblemRow = {
        hour,
        instance,
        id,
        ...{ app, release, pattern, kind, name, message },
        stack: JSON.stringify(stack),
        line: '',
        count: times,
      };
      problems.set(id, row);
      const resolved = await resolve();
      row.stack = JSON.stringify(resolved.stack);
      row.line = resolved.line ?? '';
      changed.add(row);
    },

    /** Writes what was counted since the last time. */
    async flush() {
      thisHour();
      for (const counted of [...over, current]) await write(database, counted);
      over = over.filter(({ changed }) => changed.size > 0);
    },
  };
}

async function write(database: Database, { changed }: Counted): Promise<void> {
  const rows = [...changed];
  if (rows.length === 0) return;
  changed.clear();
  try {
    await runInTransaction(database, async (within) => {
      for (const row of rows) await ('figures' in row ? writeViews(within, row) : writeProblem(within, row));
    });
  } catch (error) {
    for (const row of rows) changed.add(row);
    throw error;
  }
}

async function writeViews(database: Database, row: ViewRow): Promise<void> {
  const figures = JSON.stringify(row.figures);
  await database
    .insertInto('reportedViews')
    .values({ ...row, figures })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'instance', 'app', 'release', 'pattern', 'device']).doUpdateSet({ figures }),
    )
    .execute();
}

async function writeProblem(database: Database, row: ProblemRow): Promise<void> {
  const { count, stack, line } = row;
  await database
    .insertInto('reportedProblems')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['hour', 'instance', 'id']).doUpdateSet({ count, stack, line }),
    )
    .execute();
}

function countedIn(hour: string): Counted {
  return { hour, views: new Map(), problems: new Map(), changed: new Set() };
}

const keyOf = ({ app, release, pattern, device }: Place) => [app, release, pattern, device].join(' ');
const idOf = (parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** `2026-01-31T14` */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, 13);
}
