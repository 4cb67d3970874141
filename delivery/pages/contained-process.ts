import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import type { SiteRoute } from '@site/shared/contracts/site-route';
import * as v from 'valibot';
import { root } from '../workspace';

const script = join(root, 'delivery', 'pages', 'render-process.cjs');

export interface ContainedBuild {
  /** The file of the shell's Node build. */
  shell: string;
  /** The releases it renders through, each `url` the file of a Node entry. */
  record: ReleaseRecord;
  /** The folders that the process may read: those of the releases. */
  folders: string[];
}

export interface Limits {
  /** For starting the process and loading the shell, on a busy machine. */
  startMs: number;
  /** For one page. */
  pageMs: number;
  /** For the process as a whole. The JavaScript heap alone gets half of it. */
  memoryMb: number;
}

const defaultLimits: Limits = { startMs: 30_000, pageMs: 15_000, memoryMb: 1024 };

/** How often the memory of a process is looked at. */
const memoryCheckMs = 250;

const refusalSchema = v.object({ permission: v.optional(v.string()), resource: v.optional(v.string()) });
const messageSchema = v.union([
  v.object({ ready: v.unknown() }),
  v.object({ page: v.unknown() }),
  v.object({ error: v.string() }),
  v.object({ refused: refusalSchema }),
]);

/** What a refused call is called, by Node's name of the permission that it lacks. */
const attempts: Record<string, string> = {
  FileSystemRead: 'read',
  FileSystemWrite: 'write',
  ChildProcess: 'start a process',
  WorkerThreads: 'start a worker thread',
  Net: 'use the network',
  Signal: 'send a signal to a process',
};

/**
 * Runs a shell's Node build, and through it those of remotes, in a process that may read their releases and nothing else:
 * no other file, no environment, no process or thread of its own (Node's permission model). Time and memory are limited.
 * What the process prints goes to this process's output.
 */
export class ContainedProcess {
  readonly #child: ChildProcess;
  readonly #limits: Limits;
  readonly #memoryCheck: NodeJS.Timeout;
  /** What the shell's build exports besides its functions. */
  readonly exports: Promise<unknown>;
  #settle: { resolve: (message: unknown) => void; reject: (problem: Error) => void } | undefined;
  /** Why the process can't answer any more. */
  #ended: string | undefined;

  constructor({ shell, record, folders }: ContainedBuild, limits: Partial<Limits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
    this.#child = fork(script, [JSON.stringify({ shell, record })], {
      execArgv: [
        permissionFlag(),
        ...[script, ...folders.map((folder) => `${realpathSync(folder)}/`)].map(
          (place) => `--allow-fs-read=${place}`,
        ),
        `--max-old-space-size=${this.#limits.memoryMb / 2}`,
        '--disable-warning=ExperimentalWarning',
      ],
      env: { NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child.stdout?.on('data', (text) => process.stderr.write(text));
    this.#child.stderr?.on('data', (text) => {
      process.stderr.write(text);
      if (String(text).includes('heap out of memory')) this.#end(this.#tooMuchMemory());
    });
    this.#child.on('message', (message) => this.#receive(message));
    this.#child.on('error', ({ message }) => this.#end(`its process failed: ${message}`));
    this.#child.on('exit', () =>
      this.#end('its process ended before it was done. What it printed stands above'),
    );
    this.#memoryCheck = setInterval(() => this.#checkMemory(), memoryCheckMs);
    this.exports = this.#answer(this.#limits.startMs);
    // Whoever asks for a page learns of it.
    this.exports.catch(() => undefined);
  }

  /**
   * Renders one page; one at a time.
   * @param route the page's; undefined for the not-found page
   * @returns what the shell's `renderPage` gave, unchecked
   * @throws with the cause when the page throws, tries what it may not, takes too long or too much memory, or ends the process
   */
  async render(route: SiteRoute | undefined): Promise<unknown> {
    await this.exports;
    const page = this.#answer(this.#limits.pageMs);
    if (this.#child.connected) this.#child.send({ route });
    return page;
  }

  /** Ends the process, whatever it is doing. */
  close(): void {
    clearInterval(this.#memoryCheck);
    this.#child.kill('SIGKILL');
  }

  #answer(timeoutMs: number): Promise<unknown> {
    const timer = setTimeout(() => this.#end(`it did not finish within ${timeoutMs / 1000} s`), timeoutMs);
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      if (this.#ended) this.#end(this.#ended);
    }).finally(() => clearTimeout(timer));
  }

  #receive(message: unknown): void {
    const { success, output } = v.safeParse(messageSchema, message);
    if (!success) this.#end('its process sent something else than a page');
    else if ('refused' in output) this.#end(refusalMessage(output.refused));
    else if ('error' in output) this.#settle?.reject(new Error(output.error));
    else this.#settle?.resolve('page' in output ? output.page : output.ready);
  }

  #end(reason: string): void {
    this.#ended ??= reason;
    this.close();
    this.#settle?.reject(new Error(this.#ended));
  }

  /** V8 limits the heap, but not what buffers take. Only Linux tells the memory of another process in a file. */
  async #checkMemory(): Promise<void> {
    const pages = await readFile(`/proc/${this.#child.pid}/statm`, 'utf8').catch(() => '');
    const usedMb = (Number(pages.split(' ')[1] ?? 0) * 4096) / 1024 ** 2;
    if (usedMb > this.#limits.memoryMb) this.#end(this.#tooMuchMemory());
  }

  #tooMuchMemory(): string {
    return `it took more memory than it may (${this.#limits.memoryMb} MB, half of it for JavaScript objects)`;
  }
}

/** The permission model left its experimental state in Node 23.5; 22.13 has the shorter name, too. */
function permissionFlag(): string {
  return process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
}

function refusalMessage({ permission = '', resource }: v.InferOutput<typeof refusalSchema>): string {
  const attempt = attempts[permission] ?? `use ${permission || 'what it may not'}`;
  return `its code tried to ${attempt}${resource ? ` (${resource})` : ''}. A page may read the files of its release, and nothing else`;
}
