import { fork } from 'node:child_process';
import { join } from 'node:path';
import { diskRecord, type LiveReleases } from './live-releases';
import { releaseFolder } from './release-store';
import type { RenderedPage, RenderJob } from './render-worker';
import { root } from './workspace';

/** An address that no route has: it renders the router's own not-found screen. */
export const nowhere = '/no-such-page';

/**
 * Renders addresses on Node through the live releases' Node builds.
 * @returns the body of each page, by its path
 * @throws with the path and the cause when a page cannot be rendered, or has another status than it should
 */
export function prerender(live: LiveReleases, paths: string[]): Promise<Map<string, string>> {
  const { app, version, nodeEntry } = live.shell;
  const job: RenderJob = {
    shell: join(releaseFolder(app, version), nodeEntry),
    record: diskRecord(live),
    paths,
  };
  return new Promise((resolve, reject) => {
    const pages = new Map<string, string>();
    const worker = fork(join(root, 'shell/compose/render-worker.ts'), {
      execArgv: ['--import', 'tsx'],
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    worker.stdout?.on('data', (text) => (said += text));
    worker.stderr?.on('data', (text) => (said += text));
    worker.on('message', (page: RenderedPage) => {
      const problem = problemOf(page);
      if (problem) {
        worker.kill();
        reject(new Error(`${page.path} could not be rendered: ${problem}`));
      } else if ('html' in page) pages.set(page.path, page.html);
    });
    worker.on('error', reject);
    worker.on('exit', () =>
      pages.size === paths.length
        ? resolve(pages)
        : reject(
            new Error(
              `The prerenderer stopped after ${pages.size} of ${paths.length} pages.\n${said.trim()}`,
            ),
          ),
    );
    worker.send(job);
  });
}

function problemOf(page: RenderedPage): string | undefined {
  if ('problem' in page) return page.problem;
  const expected = page.path === nowhere ? 404 : 200;
  return page.status === expected ? undefined : `it answers with status ${page.status}.`;
}
