import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteConnection } from './sqlite-connection';

/**
 * A dialect of Kysely on one connection.
 * @param open called on first use, and on each further use until it succeeds
 */
export function sqliteDialect(open: () => Promise<SqliteConnection>): Dialect {
  return {
    createDriver: () => new ThreadDriver(open),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}

/** Kysely's SQLite driver, whose users take turns, with a connection in another thread. */
class ThreadDriver extends SqliteDriver {
  readonly #open: () => Promise<SqliteConnection>;
  #connection: SqliteConnection | undefined;

  constructor(open: () => Promise<SqliteConnection>) {
    super({ database: async () => Promise.reject(new Error('Opened in another thread')) });
    this.#open = open;
  }

  override async init(): Promise<void> {
    this.#connection = await this.#open();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = this.#connection;
    if (!connection) throw new Error('The database is not open');
    await super.acquireConnection();
    return connection;
  }

  override async destroy(): Promise<void> {
    await this.#connection?.close();
  }
}
