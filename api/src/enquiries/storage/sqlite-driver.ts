import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { SqliteConnection } from './sqlite-connection';

/**
 * A dialect of Kysely on one connection.
 * @param open called on first use, and on each further use until it succeeds
 * @param onClose called once the connection was closed
 */
export function sqliteDialect(open: () => Promise<SqliteConnection>, onClose = () => {}): Dialect {
  return {
    createDriver: () => new SqliteDriver(open, onClose),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}

/** Lends its one connection to one caller after the other, so that no statement joins another's transaction. */
class SqliteDriver implements Driver {
  readonly #open: () => Promise<SqliteConnection>;
  #connection: SqliteConnection | undefined;
  #free = Promise.resolve();
  #release = () => {};
  readonly #onClose: () => void;

  constructor(open: () => Promise<SqliteConnection>, onClose: () => void) {
    this.#open = open;
    this.#onClose = onClose;
  }

  async init(): Promise<void> {
    this.#connection = await this.#open();
  }

  async acquireConnection(): Promise<SqliteConnection> {
    const free = this.#free;
    let release = () => {};
    this.#free = new Promise((resolve) => {
      release = resolve;
    });
    await free;
    this.#release = release;
    if (!this.#connection) throw new Error('The database is not open');
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.run('begin');
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.run('commit');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.run('rollback');
  }

  async destroy(): Promise<void> {
    await this.#connection?.close();
    this.#onClose();
  }
}
