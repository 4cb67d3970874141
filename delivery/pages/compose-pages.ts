import { availableParallelism } from 'node:os';
import type { HeadData } from '@site/shared/contracts/head-data';
import type { CompositionJob } from './compose-page';
import type { PageTask } from './page-worker';
import { runInProcesses } from './run-in-processes';

/** Starting a worker takes as long as composing some twenty pages. */
const pagesPerWorker = 20;

/** Each worker holds the modules of the whole site in memory. */
const maxWorkers = 8;

/**
 * Renders, checks and writes pages, as many at a time as there are cores (decision 015).
 * @returns the head of each page, by its path; the not-found page has none
 * @throws with the path and the cause when a page can't be rendered, times out, has the wrong status or is refused by the
 * gate; nothing is written any more then
 */
export async function composePages(
  job: CompositionJob,
  paths: string[],
): Promise<Map<string, HeadData | undefined>> {
  const heads = await runInProcesses<PageTask, HeadData | undefined>({
    script: 'pages/page-worker.ts',
    tasks: paths.map((path) => ({ job, path })),
    nameOf: ({ path }) => path,
    maxWorkers: Math.min(availableParallelism(), maxWorkers, Math.ceil(paths.length / pagesPerWorker)),
  });
  return new Map(paths.map((path, index) => [path, heads[index]]));
}
