import type { Kysely, Migration } from 'kysely';

/**
 * The steps from an empty database to today's, applied in the order of their names at every start.
 * Given in code, not read from a folder, so that the bundled server carries them. A step that was released never changes.
 */
export const migrations: Record<string, Migration> = {
  '001-enquiries': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('enquiries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('firstName', 'text', (column) => column.notNull())
        .addColumn('lastName', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('enquiriesByTime')
        .on('enquiries')
        .columns(['createdAt', 'id'])
        .execute();
    },
  },
};
