import { availableParallelism } from 'node:os';
import type { ComposedPage, CompositionJob } from './compose-page';
import type { PageAnswer, PageRequest } from './page-worker';
import { runWorker } from './worker-process';

/** A process is started for so many pages: below that, one alone is done sooner than a second one has started. */
const pagesWorthAProcess = 20;

/** Each holds the modules of the whole site: more of them would cost more memory than they save time. */
const mostProcesses = 8;

/**
 * Renders, checks, compresses and writes pages, in as many processes as there are cores: all that is done for a page is
 * done where it is rendered, so that nothing of it but what {@link ComposedPage} says has to come back (decision 015).
 * @returns what each page says of itself, by its path
 * @throws with the path and the cause when a page cannot be rendered, never ends, has another status than it should, or
 * is not fit for visitors; all processes have ended then
 */
export async function composePages(job: CompositionJob, paths: string[]): Promise<Map<string, ComposedPage>> {
  const pages = new Map<string, ComposedPage>();
  const failure = new AbortController();
  const processes = Math.min(
    availableParallelism(),
    mostProcesses,
    Math.ceil(paths.length / pagesWorthAProcess),
  );
  const parts = dealt(paths, processes);
  const take = (path: string, page: ComposedPage) => pages.set(path, page);
  const working = parts.map((own) => workThrough(() => taken(own, parts), job, failure.signal, take));
  try {
    await Promise.all(working);
  } catch (problem) {
    failure.abort();
    // Nothing is written any more once this is refused.
    await Promise.allSettled(working);
    throw problem;
  }
  const missing = paths.find((path) => !pages.has(path));
  if (missing) throw new Error(`${missing} could not be rendered: its process ended before it was done.`);
  return pages;
}

/**
 * Deals neighbours to the same process, for they often come from the same remote, which each process has to load that
 * renders one of its pages. Who is done with the own part helps with the longest one, from its end.
 */
function dealt(paths: string[], processes: number): string[][] {
  const size = Math.ceil(paths.length / processes);
  return Array.from({ length: processes }, (_, at) => paths.slice(at * size, (at + 1) * size));
}

/** So many addresses are handed over at once: each message costs both sides some of the time that a page takes. */
const mostAtOnce = 8;

/** The next addresses for a process: the fewer, the nearer the end, so that all are done at about the same time. */
function taken(own: string[], parts: string[][]): string[] {
  const part = own.length > 0 ? own : longest(parts);
  const count = Math.max(1, Math.min(mostAtOnce, Math.floor(part.length / mostAtOnce)));
  return part === own ? part.splice(0, count) : part.splice(-count);
}

function longest(parts: string[][]): string[] {
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Lets one process work on one page after the other until there is none. */
function workThrough(
  next: () => string[],
  job: CompositionJob,
  signal: AbortSignal,
  take: (path: string, page: ComposedPage) => void,
): Promise<void> {
  const asked: string[] = [];
  let last = 'the shell';
  return runWorker<PageAnswer>('pages/page-worker.ts', { job } satisfies PageRequest, {
    doing: () => asked[0] ?? last,
    take: (answer, worker) => {
      if (answer.kind === 'problem') throw new Error(answer.problem);
      if (answer.kind === 'page') {
        last = asked.shift() ?? last;
        take(answer.path, answer.page);
      }
      // The next ones lie ready while the last of these is made, so that no process waits for them.
      if (asked.length > 1) return;
      const paths = next();
      asked.push(...paths);
      if (paths.length > 0) worker.send({ paths } satisfies PageRequest);
      else if (asked.length === 0) worker.send('done' satisfies PageRequest);
    },
    signal,
  });
}
