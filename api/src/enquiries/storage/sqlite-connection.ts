import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

interface Result {
  rows: unknown[];
  changes?: number;
}

/** An answer of the thread; the ID 0 means that the file is open. */
interface Answer {
  id: number;
  result?: Result;
  error?: { message: string; code?: string };
}

interface Pending {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

interface Options {
  /** Milliseconds to wait for another process's lock. */
  busyTimeoutMs: number;
  pragmas: string[];
}

/** Opens a SQLite file in its own thread. */
export async function openSqlite(
  file: string,
  { busyTimeoutMs, pragmas }: Options,
): Promise<SqliteConnection> {
  const connection = new SqliteConnection(file);
  try {
    await connection.opened;
    for (const pragma of [`busy_timeout = ${busyTimeoutMs}`, ...pragmas])
      await connection.run(`PRAGMA ${pragma}`);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** A SQLite file that is open in its own thread. */
export class SqliteConnection implements DatabaseConnection {
  readonly opened: Promise<Result>;
  readonly #thread: Worker;
  readonly #ended: Promise<unknown>;
  readonly #pending = new Map<number, Pending>();
  #failure: Error | undefined;
  #lastId = 0;

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), {
      workerData: { file },
      execArgv: [],
    });
    this.opened = this.#expect(0);
    this.#ended = new Promise((resolve) => this.#thread.once('exit', resolve));
    this.#thread.on('message', (answer: Answer) => this.#settle(answer));
    this.#thread.on('error', (error: Error) => this.#fail(error));
    this.#thread.once('exit', () => this.#fail(new Error('The database is closed')));
  }

  /** Runs one statement; the thread handles `begin` and `rollback` itself. */
  run(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#lastId;
    const result = this.#expect(id);
    this.#thread.postMessage({ id, sql, parameters });
    return result;
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

  /** A statement under way keeps the process running, an idle connection does not. */
  #expect(id: number): Promise<Result> {
    this.#thread.ref();
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  #settle({ id, result, error }: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#thread.unref();
    if (result) pending?.resolve(result);
    else pending?.reject(Object.assign(new Error(error?.message), { code: error?.code }));
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
  }
}
