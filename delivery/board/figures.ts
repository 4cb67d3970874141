import {
  type ReportHistory,
  reportHistoryAddress,
  reportHistorySchema,
} from '@site/shared/contracts/report-history';
import { addFigures, noFigures } from '@site/shared/contracts/reported-figures';
import { fetchFromServer } from '../rollout/fetch-figures';
import { percentile75 } from '../rollout/percentile';

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
      fetchFromServer(server, `${reportHistoryAddress}?days=${days}`, reportHistorySchema).catch(
        ({ message }: Error) => {
          faults.push(
            `${new URL(server).host} tells no figures: ${message}. SITE_METRICS names the METRICS_PORT of each web machine.`,
          );
          return { views: [], problems: [] };
        },
      ),
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

/** The same problem, counted by several runs of servers; the most frequent first. */
function mergeProblems(problems: Problem[]): Problem[] {
  const merged = new Map<string, Problem>();
  for (const problem of problems) {
    const known = merged.get(problem.id) ?? { ...problem, count: 0 };
    // Times in this form sort as text.
    const times = [known.first, known.last, problem.first, problem.last].sort();
    const [first, last] = [times.at(0) ?? known.first, times.at(-1) ?? known.last];
    merged.set(problem.id, { ...known, count: known.count + problem.count, first, last });
  }
  return [...merged.values()].sort((one, other) => other.count - one.count);
}

/** Adds slots up. */
export function sumOf(slots: Slot[]): Figures {
  const { views, failed, lcp, inp, cls } = slots.reduce(
    (sum, { figures }) => addFigures(sum, figures),
    noFigures(),
  );
  return { views, failed, lcp: percentile75(lcp), inp: percentile75(inp), cls: percentile75(cls) };
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
