import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

interface Result {
  rows: unknown[];
  changes?: number;
}

interface Answer {
  result?: Result;
  error?: { message: string; code?: string };
}

interface Pending {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** A SQLite file that is open in its own thread, from the first statement on. */
export class SqliteConnection implements DatabaseConnection {
  readonly #thread: Worker;
  readonly #ended: Promise<void>;
  /** The statements under way. The thread answers them in their order. */
  readonly #pending: Pending[] = [];
  #failure: Error | undefined;

  constructor(file: string, onClose = () => {}) {
    const script = new URL('./sqlite-thread.mjs', import.meta.url);
    this.#thread = new Worker(script, { workerData: { file }, execArgv: [] });
    this.#thread.on('message', (answer: Answer) => this.#settle(answer));
    this.#thread.on('error', (error: Error) => this.#fail(error));
    this.#ended = new Promise((resolve) => {
      this.#thread.once('exit', () => {
        this.#fail(new Error('The database is closed'));
        onClose();
        resolve();
      });
    });
  }

  /** Runs one statement; the thread handles `begin` and `rollback` itself. */
  run(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    if (this.#failure) return Promise.reject(this.#failure);
    // A statement under way keeps the process running, an idle connection does not.
    this.#thread.ref();
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject });
      this.#thread.postMessage({ sql, parameters });
    });
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.run(sql, parameters);
    return {
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
    };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite cannot stream rows');
  }

  async close(): Promise<void> {
    await this.run('close').catch(() => {});
    await this.#ended;
  }

  #settle({ result, error }: Answer): void {
    const pending = this.#pending.shift();
    if (this.#pending.length === 0) this.#thread.unref();
    if (result) pending?.resolve(result);
    else pending?.reject(Object.assign(new Error(error?.message), { code: error?.code }));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.splice(0)) reject(this.#failure);
  }
}
