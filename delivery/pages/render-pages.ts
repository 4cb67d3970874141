import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { headDataSchema } from '@site/shared/contracts/head-data';
import type { SiteRoute } from '@site/shared/contracts/site-route';
import * as v from 'valibot';
import { diskRecord, type LiveReleases, type ServedRelease } from '../store/live-releases';
import { releasedFile } from '../store/release-store';
import { type SiteAddress, siteAddresses } from '../store/site-addresses';
import { ContainedProcess, type Limits } from './contained-process';
import { readRoute } from './read-route';

/** Starting a process and rendering its first page take as long as some twenty further pages. */
const pagesPerProcess = 40;

/** How many processes run at the same time. Each holds the modules of the shell and of a remote in memory. */
const parallelProcesses = Math.min(availableParallelism(), 8);

const renderedPageSchema = v.object({
  hoisted: v.string(),
  root: v.string(),
  head: v.optional(headDataSchema),
  status: v.number(),
});

export interface RenderedPage extends v.InferOutput<typeof renderedPageSchema> {
  /** What it was rendered with; undefined for the not-found page. */
  route: SiteRoute | undefined;
}

/**
 * Renders pages, as many at a time as there are cores. A process renders pages of one remote, and can read no other.
 * @param use takes each page while the next one is rendered
 * @throws with the path and the cause when a page can't be rendered whole, its head is not complete, it answers with another
 * status than it should, its code tries what it may not, or `use` throws; all processes and every `use` have ended then
 */
export async function renderPages(
  live: LiveReleases,
  paths: string[],
  use: (path: string, page: RenderedPage) => Promise<void>,
  limits?: Partial<Limits>,
): Promise<void> {
  const queue = batches(live, paths);
  const running = new Set<ContainedProcess>();
  const runQueue = async () => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      const process = startProcess(live.shell, batch.remote, limits);
      running.add(process);
      await renderBatch(process, batch.pages, use);
      process.close();
      running.delete(process);
    }
  };
  const queues = Array.from({ length: parallelProcesses }, runQueue);
  try {
    await Promise.all(queues);
  } finally {
    queue.length = 0;
    for (const process of running) process.close();
    await Promise.allSettled(queues);
  }
}

interface BatchedPage {
  path: string;
  /** Undefined for the not-found page. */
  address: SiteAddress | undefined;
}

interface Batch {
  remote: ServedRelease | undefined;
  pages: BatchedPage[];
}

/** The pages of each remote in about equal parts, the largest first; more parts than can run at a time would only cost their starts. */
function batches(live: LiveReleases, paths: string[]): Batch[] {
  const addresses = new Map(siteAddresses(live).map((address) => [address.path, address]));
  const pages = paths.map((path) => ({ path, address: addresses.get(path) }));
  const [first = { remote: undefined, pages: [] }, ...others] = live.remotes
    .flatMap((remote) => {
      const owned = pages.filter(({ address }) => address?.release === remote);
      const count = Math.min(Math.ceil(owned.length / pagesPerProcess), parallelProcesses);
      const size = Math.ceil(owned.length / count);
      return Array.from({ length: count }, (_, index) => ({
        remote,
        pages: owned.slice(index * size, (index + 1) * size),
      }));
    })
    .sort((one, other) => other.pages.length - one.pages.length);
  // The not-found page is of no remote: it is rendered before any code of one is loaded.
  const ownerless = pages.filter(({ address }) => !address);
  return [{ ...first, pages: [...ownerless, ...first.pages] }, ...others];
}

function startProcess(shell: ServedRelease, remote?: ServedRelease, limits?: Partial<Limits>) {
  const nodeEntryOf = (release: ServedRelease) => releasedFile(release, release.nodeEntry);
  const build = {
    shell: nodeEntryOf(shell),
    record: diskRecord(remote ? [remote] : []),
    folders: [shell, ...(remote ? [remote] : [])].map((release) => dirname(nodeEntryOf(release))),
  };
  return new ContainedProcess(build, limits);
}

async function renderBatch(
  process: ContainedProcess,
  pages: BatchedPage[],
  use: (path: string, page: RenderedPage) => Promise<void>,
): Promise<void> {
  let using = Promise.resolve();
  try {
    for (const { path, address } of pages) {
      const route = address && (await readRoute(address));
      const page = await render(process, path, route);
      await using;
      using = use(path, page);
      // It is awaited after the next page.
      using.catch(() => undefined);
    }
  } finally {
    await using;
  }
}

async function render(
  process: ContainedProcess,
  path: string,
  route: SiteRoute | undefined,
): Promise<RenderedPage> {
  const rendered = await process.render(route).catch(({ message }: Error) => {
    throw new Error(`${path} could not be rendered: ${message}`);
  });
  const { success, output, issues } = v.safeParse(renderedPageSchema, rendered);
  if (!success) throw new Error(`${path} does not export what the composer needs:\n${v.summarize(issues)}`);
  const expected = route ? 200 : 404;
  if (output.status !== expected)
    throw new Error(`${path} answers with status ${output.status} instead of ${expected}.`);
  return { ...output, route };
}
