import {
  type ReportHistory,
  reportHistoryAddress,
  reportHistorySchema,
} from '@site/shared/contracts/report-history';
import { vitalBuckets } from '@site/shared/contracts/vital-buckets';
import * as v from 'valibot';
import { percentile75 } from '../rollout/percentile';

const timeoutMs = 5_000;

export type Slot = ReportHistory['views'][number];
export type Problem = ReportHistory['problems'][number];

export interface Figures {
  views: number;
  failed: number;
  /** 75th percentiles: milliseconds, milliseconds, thousandths of a score; undefined where nobody reported any. */
  lcp: number | undefined;
  inp: number | undefined;
  cls: number | undefined;
}

export interface Reports {
  slots: Slot[];
  problems: Problem[];
  /** A sentence for each server that gave no answer. */
  faults: string[];
}

/**
 * Fetches what browsers reported.
 * @param servers the addresses of the METRICS_PORT of each web machine; those that share a database tell the same rows
 */
export async function fetchReports(servers: string[], days: number): Promise<Reports> {
  const faults: string[] = [];
  const told = await Promise.all(
    servers.map((server) =>
      fetchHistory(server, days).catch(({ message }: Error) => {
        faults.push(
          `${new URL(server).host} tells no figures: ${message}. SITE_METRICS names the METRICS_PORT of each web machine.`,
        );
        return { views: [], problems: [] };
      }),
    ),
  );
  const unique = <T>(rows: T[], keyOf: (row: T) => string) => [
    ...new Map(rows.map((row) => [keyOf(row), row])).values(),
  ];
  return {
    slots: unique(
      told.flatMap(({ views }) => views),
      ({ slot, instance, app, release }) => [slot, instance, app, release].join(' '),
    ),
    problems: mergeProblems(
      unique(
        told.flatMap(({ problems }) => problems),
        ({ id, instance }) => `${id} ${instance}`,
      ),
    ),
    faults,
  };
}

async function fetchHistory(server: string, days: number): Promise<ReportHistory> {
  const { username, password, origin } = new URL(server);
  const answer = await fetch(`${origin}${reportHistoryAddress}?days=${days}`, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: username
      ? {
          authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
        }
      : {},
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return v.parse(reportHistorySchema, await answer.json());
}

/** The same problem, counted by several runs of servers; the most frequent first. */
function mergeProblems(problems: Problem[]): Problem[] {
  const merged = new Map<string, Problem>();
  for (const problem of problems) {
    const known = merged.get(problem.id);
    merged.set(
      problem.id,
      known
        ? {
            ...known,
            count: known.count + problem.count,
            first: earlier(known.first, problem.first)[0],
            last: earlier(known.last, problem.last)[1],
          }
        : problem,
    );
  }
  return [...merged.values()].sort((one, other) => other.count - one.count);
}

/** The earlier one first: times in this form sort as text. */
function earlier(one: string, other: string): [string, string] {
  return one.localeCompare(other) <= 0 ? [one, other] : [other, one];
}

/** Adds slots up. */
export function sumOf(slots: Slot[]): Figures {
  const add = (pick: (slot: Slot) => number) => slots.reduce((sum, slot) => sum + pick(slot), 0);
  const buckets = (vital: 'lcp' | 'inp' | 'cls') => {
    const counts = new Array<number>(vitalBuckets).fill(0);
    for (const { figures } of slots)
      for (const [bucket, times] of Object.entries(figures[vital]))
        counts[Number(bucket)] = (counts[Number(bucket)] ?? 0) + times;
    return percentile75(counts);
  };
  return {
    views: add(({ figures }) => figures.views),
    failed: add(({ figures }) => figures.failed),
    lcp: buckets('lcp'),
    inp: buckets('inp'),
    cls: buckets('cls'),
  };
}

/** The figures of each release of an app, by its version. */
export function byRelease(slots: Slot[], app: string): Map<string, Figures> {
  const own = slots.filter((slot) => slot.app === app);
  return new Map(
    [...new Set(own.map(({ release }) => release))].map((release) => [
      release,
      sumOf(own.filter((slot) => slot.release === release)),
    ]),
  );
}
