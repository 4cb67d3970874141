import { setFlagsFromString } from 'node:v8';
import { type ComposedPage, type CompositionJob, pageComposer } from './compose-page';

/** What this process is asked for: first what to make pages of, then some pages after others until it is done. */
export type PageRequest = { job: CompositionJob } | { paths: string[] } | 'done';

export type PageAnswer =
  | { kind: 'ready' }
  | { kind: 'page'; path: string; page: ComposedPage }
  | { kind: 'problem'; problem: string };

// Every remote brings code of its own that runs for a second or two: optimised later than that of a server, all pages take
// a tenth less time. A V8 that doesn't know the setting says so and goes on.
setFlagsFromString('--interrupt-budget=600000');

let compose: ReturnType<typeof pageComposer>;
let turn = Promise.resolve();

// One at a time: a page that never ends is the first of those that were asked for and did not come.
process.on('message', (request: PageRequest) => {
  if (request === 'done') return process.disconnect();
  turn = turn.then(async () => {
    if ('job' in request) return say(load(request.job));
    for (const path of request.paths) await say(make(path));
  });
});

async function load(job: CompositionJob): Promise<PageAnswer> {
  compose = pageComposer(job);
  return { kind: 'ready' };
}

async function make(path: string): Promise<PageAnswer> {
  return { kind: 'page', path, page: await compose(path) };
}

async function say(answer: Promise<PageAnswer>): Promise<void> {
  process.send?.(await answer.catch(refusal));
}

function refusal(problem: unknown): PageAnswer {
  return { kind: 'problem', problem: problem instanceof Error ? problem.message : String(problem) };
}
