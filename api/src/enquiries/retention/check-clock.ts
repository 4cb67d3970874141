import type { Database } from '../storage/tables';
import { noteTime, readTime } from '../storage/timestamps';

const day = 24 * 60 * 60_000;

/** Milliseconds between two runs: retention runs every hour, and a server is rarely down for a week. */
const maxGapMs = 7 * day;

/** Milliseconds between the newest submission and the first run: a quiet site may get none for months. */
const maxGapBeforeFirstRunMs = 365 * day;

/**
 * Compares the clock with the last run of retention, or for the first run with the newest submission, and records this
 * run. With a clock that is ahead, everything would look old enough to be deleted. A time that is behind, as before a machine
 * has synchronized its clock, must not be recorded: with the right clock, the next run would look a week late.
 * @returns undefined when the clock is plausible; otherwise the last known time, ISO 8601
 */
export async function findClockGap(database: Database): Promise<string | undefined> {
  const lastRun = await readTime(database, 'retention');
  const known = lastRun ?? (await newestSubmission(database));
  const gapMs = known === undefined ? 0 : Date.now() - Date.parse(known);
  const isDoubtful = lastRun ? Math.abs(gapMs) > maxGapMs : gapMs > maxGapBeforeFirstRunMs;
  if (isDoubtful) return known;
  await confirmClock(database);
  return undefined;
}

/** Records that the clock is right. */
export function confirmClock(database: Database): Promise<void> {
  return noteTime(database, 'retention');
}

async function newestSubmission(database: Database): Promise<string | undefined> {
  const newest = await Promise.all(
    (['enquiries', 'applications'] as const).map((table) =>
      database.selectFrom(table).select('createdAt').orderBy('createdAt', 'desc').limit(1).executeTakeFirst(),
    ),
  );
  return newest
    .flatMap((row) => row?.createdAt ?? [])
    .sort()
    .at(-1);
}
