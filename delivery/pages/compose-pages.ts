import { availableParallelism } from 'node:os';
import type { ComposedPage, CompositionJob } from './compose-page';
import type { PageTask } from './page-worker';
import { runInProcesses } from './run-in-processes';

/** Fewer pages than these are composed sooner by the workers at hand than by a further one, which has to start first. */
const pagesPerWorker = 20;

/** Each worker holds the modules of the whole site in memory. */
const maxWorkers = 8;

/**
 * Renders, checks and writes pages, as many at a time as there are cores (decision 015).
 * @returns the facts of each page, by its path
 * @throws with the path and the cause when a page can't be rendered, times out, has the wrong status or is refused by the
 * gate; nothing is written any more then
 */
export async function composePages(job: CompositionJob, paths: string[]): Promise<Map<string, ComposedPage>> {
  const pages = await runInProcesses<PageTask, ComposedPage>({
    script: 'pages/page-worker.ts',
    tasks: paths.map((path) => ({ job, path })),
    nameOf: ({ path }) => path,
    maxWorkers: Math.min(availableParallelism(), maxWorkers, Math.ceil(paths.length / pagesPerWorker)),
  });
  return new Map(pages.map((page, index) => [paths[index] ?? '', page]));
}
