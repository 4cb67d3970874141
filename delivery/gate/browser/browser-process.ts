import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../registry/workspace';
import type { VisitedPages, Visits } from './visit-pages';

/** The messages to the process: first to start the browser, then to open pages. */
export type Order = { launch: { proxy: string; folder: string } } | { visits: Visits };

export type Answer = { isLaunched: true } | { visited: VisitedPages } | { error: string };

/** MiB of JavaScript: a check of forty pages takes 60. */
const maxHeap = 512;

/**
 * The gate's browser, driven in a separate process: the driver keeps all that a page writes to its console, which may be of
 * any size. If the process runs out of memory, only a check ends.
 */
export class BrowserProcess {
  readonly #child: ChildProcess;
  /** Resolves with the signal or the exit code. */
  readonly #ended: Promise<string>;
  /** The folder of the browser's files, which a killed browser does not remove. */
  #folder: string | undefined;

  constructor() {
    this.#child = fork(fileURLToPath(new URL('./drive-browser.ts', import.meta.url)), {
      cwd: root,
      env: environment(),
      execArgv: ['--import', 'tsx', `--max-old-space-size=${maxHeap}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#ended = once(this.#child, 'exit').then(
      ([code, signal]) => signal ?? `code ${code}`,
      (error: Error) => error.message,
    );
  }

  /**
   * Starts the browser.
   * @param proxy the origin of the only server that it reaches
   * @throws with the reason why there is none
   */
  async launch(proxy: string): Promise<void> {
    this.#folder = await mkdtemp(join(tmpdir(), 'gate-'));
    await this.#ask({ launch: { proxy, folder: this.#folder } });
  }

  /** @throws when the process ends meanwhile, or the signal aborts it */
  async visit(visits: Visits, signal: AbortSignal): Promise<VisitedPages> {
    const answer = await this.#ask({ visits }, signal);
    if ('visited' in answer) return answer.visited;
    throw new Error('The process of the browser gave a wrong answer.');
  }

  /** @param limitMs after which it is killed */
  async close(limitMs: number): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    const limit = setTimeout(() => this.#child.kill('SIGKILL'), limitMs);
    await this.#ended;
    clearTimeout(limit);
    if (this.#folder)
      await rm(this.#folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }

  async #ask(order: Order, signal?: AbortSignal): Promise<Exclude<Answer, { error: string }>> {
    const stop = new AbortController();
    const answered = once(this.#child, 'message', {
      signal: AbortSignal.any([stop.signal, ...(signal ? [signal] : [])]),
    });
    const ended = this.#ended.then((how): never => {
      throw new Error(
        `The process that opens the pages in a browser ended (${how}), or its browser did. Either may have run out of memory: a page that writes to its console without end fills it. Release again.`,
      );
    });
    this.#child.send(order, () => undefined);
    try {
      const [answer]: Answer[] = await Promise.race([answered, ended]);
      if (answer && !('error' in answer)) return answer;
      throw new Error(answer?.error);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      stop.abort();
    }
  }
}

/** Without the settings of the release service, because the browser runs a candidate's code. */
function environment(): Record<string, string> {
  const names = [
    'BROWSER_PATH',
    'FONTCONFIG_FILE',
    'FONTCONFIG_PATH',
    'HOME',
    'LANG',
    'LD_LIBRARY_PATH',
    'PATH',
    'PLAYWRIGHT_BROWSERS_PATH',
    'TMPDIR',
  ];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
