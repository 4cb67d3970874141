import { setFlagsFromString } from 'node:v8';
import { type ComposedPage, type CompositionJob, pageComposer } from './compose-page';

/** What this process is asked for: first what to make pages of, then one page after the other until it is done. */
export type PageRequest = { job: CompositionJob } | { path: string } | 'done';

export type PageAnswer =
  | { kind: 'ready' }
  | { kind: 'page'; path: string; page: ComposedPage }
  | { kind: 'problem'; problem: string };

// Every remote brings code of its own that runs for a second or two: optimised a little later than that of a server, all
// pages take a twelfth less time. A V8 that doesn't know the setting says so and goes on.
setFlagsFromString('--interrupt-budget=300000');

let compose: ReturnType<typeof pageComposer>;
let turn = Promise.resolve();

// One at a time: a page that never ends is the one that was asked for first.
process.on('message', (request: PageRequest) => {
  if (request === 'done') return process.disconnect();
  turn = turn.then(async () => {
    process.send?.(await answerTo(request));
  });
});

async function answerTo(request: Exclude<PageRequest, 'done'>): Promise<PageAnswer> {
  try {
    if ('job' in request) {
      compose = pageComposer(request.job);
      return { kind: 'ready' };
    }
    return { kind: 'page', path: request.path, page: await compose(request.path) };
  } catch (problem) {
    return { kind: 'problem', problem: problem instanceof Error ? problem.message : String(problem) };
  }
}
