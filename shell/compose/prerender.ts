import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Release } from '@site/shared/contracts/release';
import { diskRecord, type LiveReleases } from './live-releases';
import { releaseFolder } from './release-store';
import type { RenderAnswer, RenderJob } from './render-worker';
import { root } from './workspace';

/** An address that no route has: it renders the router's own not-found screen. */
export const nowhere = '/no-such-page';

/** A page renders in a few milliseconds, the first one with its remote in a few hundred; past this it never ends. */
const patience = 10_000;

/**
 * Renders addresses on Node through the releases' Node builds.
 * @returns the HTML of each page by its path, hoisted head elements first
 * @throws with the path and the cause when a page cannot be rendered, never ends, or has another status than it should
 */
export async function prerender(live: LiveReleases, paths: string[]): Promise<Map<string, string>> {
  const { app, version, nodeEntry } = live.shell;
  const pages = new Map<string, string>();
  if (paths.length === 0) return pages;
  const shell = join(releaseFolder(app, version), nodeEntry);
  await ask({ shell, render: { record: diskRecord(live), paths } }, (answer) => {
    if (answer.kind === 'problem') throw new Error(`${answer.path} could not be rendered: ${answer.problem}`);
    if (answer.kind !== 'page') return;
    const expected = answer.path === nowhere ? 404 : 200;
    if (answer.status !== expected) {
      throw new Error(`${answer.path} answers with status ${answer.status} instead of ${expected}.`);
    }
    pages.set(answer.path, answer.html);
  });
  return pages;
}

/** The routes and redirects of a shell, as its Node build has them. */
export async function describeShell(shell: string): Promise<Pick<Release, 'routes' | 'redirects'>> {
  let described: Pick<Release, 'routes' | 'redirects'> | undefined;
  await ask({ shell }, (answer) => {
    if (answer.kind === 'shell') described = answer.shell;
  });
  if (!described) throw new Error(`${shell} names no routes. It must export siteRoutes and siteRedirects.`);
  return described;
}

/** Runs one job in a process of its own, handing each answer on; an answer that throws ends the job. */
function ask(job: RenderJob, take: (answer: RenderAnswer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(join(root, 'shell/compose/render-worker.ts'), {
      execArgv: ['--import', 'tsx'],
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    let doing = 'the shell';
    const stop = (problem: unknown) => {
      clearTimeout(timer);
      worker.kill('SIGKILL');
      reject(problem);
    };
    const tooLong = () => stop(new Error(`${doing} did not finish rendering within ${patience / 1000} s.`));
    let timer = setTimeout(tooLong, patience);
    const hear = (text: Buffer) => {
      said += text;
    };
    worker.stdout?.on('data', hear);
    worker.stderr?.on('data', hear);
    worker.on('message', (answer: RenderAnswer) => {
      clearTimeout(timer);
      timer = setTimeout(tooLong, patience);
      if (answer.kind === 'begun') doing = answer.path;
      try {
        take(answer);
      } catch (problem) {
        stop(problem);
      }
    });
    // Both: the last answers may still be on their way when the process has ended.
    Promise.all([once(worker, 'exit'), once(worker, 'disconnect')]).then(([[code]]) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`The prerenderer stopped at ${doing}.\n${said.trim()}`));
    }, stop);
    worker.send(job);
  });
}
