import { createRequire } from 'node:module';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';

/** What the prerenderer is asked for, on its standard input. */
export interface RenderJob {
  /** The shell's Node build. */
  shell: string;
  record: ReleaseRecord;
  paths: string[];
}

/** One answer a path, in the same order, on the message channel. */
export type RenderedPage = { path: string; html: string; status: number } | { path: string; problem: string };

// A process of its own for each run: federation keeps its containers on globals.
process.once('message', async ({ shell, record, paths }: RenderJob) => {
  const load = createRequire(shell);
  const { prepare, renderPage } = load(shell);
  prepare(record, load);
  for (const path of paths) process.send?.(await rendered(path, renderPage));
  process.disconnect();
});

async function rendered(
  path: string,
  renderPage: (path: string) => Promise<{ html: string; status: number }>,
): Promise<RenderedPage> {
  try {
    return { path, ...(await renderPage(path)) };
  } catch (problem) {
    return { path, problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
  }
}
