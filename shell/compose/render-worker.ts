import { createRequire } from 'node:module';
import type { Release } from '@site/shared/contracts/release';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';

/** What this process is asked for, as one message: to render pages, or to say what routes a shell has. */
export interface RenderJob {
  /** The shell's Node build. */
  shell: string;
  /** What to render; without it the answer is the shell's route table. */
  render?: { record: ReleaseRecord; paths: string[] };
}

export type RenderAnswer =
  | { kind: 'shell'; shell: Pick<Release, 'routes' | 'redirects'> }
  | { kind: 'begun'; path: string }
  | { kind: 'page'; path: string; html: string; status: number }
  | { kind: 'problem'; path: string; problem: string };

interface ShellBuild {
  prepare: (record: ReleaseRecord, load: NodeJS.Require) => void;
  renderPage: (path: string) => Promise<{ html: string; status: number }>;
  siteRoutes: Release['routes'];
  siteRedirects: Release['redirects'];
}

// A process of its own for each run: federation keeps its containers on globals.
process.once('message', async ({ shell, render }: RenderJob) => {
  const load = createRequire(shell);
  const build: ShellBuild = load(shell);
  if (render) {
    build.prepare(render.record, load);
    for (const path of render.paths) {
      await answer({ kind: 'begun', path });
      await answer(await rendered(build, path));
    }
  } else {
    const { siteRoutes: routes, siteRedirects: redirects } = build;
    await answer({ kind: 'shell', shell: { routes, redirects } });
  }
  process.disconnect();
});

async function rendered({ renderPage }: ShellBuild, path: string): Promise<RenderAnswer> {
  try {
    return { kind: 'page', path, ...(await renderPage(path)) };
  } catch (problem) {
    return { kind: 'problem', path, problem: problem instanceof Error ? problem.message : String(problem) };
  }
}

/** Settles once the answer is on its way, so that the channel is not closed before. */
function answer(message: RenderAnswer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (problem: Error | null) => (problem ? reject(problem) : resolve()));
  });
}
