import type { Kysely, Migration } from 'kysely';

/**
 * The steps from an empty database to today's, applied in the order of their names whenever a server opens it.
 * They stand in code, not in a folder, so that the bundled server has them. A released step never changes.
 * A step only adds, so that the version before still runs after a rollback; a step that can't has a name that ends with
 * `-breaking`, and older versions then refuse the database.
 * Types are those that SQLite and PostgreSQL share; SQLite takes any name, so `bytea` holds bytes in both.
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
  '002-once-only': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('enquiries').addColumn('idempotencyKey', 'text').execute();
      await database.schema
        .createIndex('enquiriesByKey')
        .unique()
        .on('enquiries')
        .column('idempotencyKey')
        .execute();
    },
  },
  '003-notifications': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('notifications')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('aboutId', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('waitingSince', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('dueAt', 'text', (column) => column.notNull())
        .addColumn('problem', 'text')
        .execute();
      await database.schema
        .createIndex('notificationsByDue')
        .on('notifications')
        .columns(['state', 'dueAt'])
        .execute();
      await database.schema
        .createIndex('notificationsByAbout')
        .on('notifications')
        .column('aboutId')
        .execute();
    },
  },
  '004-applications': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('applications')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('idempotencyKey', 'text')
        .addColumn('answers', 'text', (column) => column.notNull())
        .addColumn('resumeName', 'text', (column) => column.notNull())
        .addColumn('resume', 'bytea', (column) => column.notNull())
        .execute();
      await database.schema
        .createIndex('applicationsByTime')
        .on('applications')
        .columns(['createdAt', 'id'])
        .execute();
      await database.schema
        .createIndex('applicationsByKey')
        .unique()
        .on('applications')
        .column('idempotencyKey')
        .execute();
    },
  },
  '005-timestamps': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('timestamps')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '006-reports': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('reportedViews')
        .addColumn('hour', 'text', (column) => column.notNull())
        .addColumn('instance', 'text', (column) => column.notNull())
        .addColumn('app', 'text', (column) => column.notNull())
        .addColumn('release', 'text', (column) => column.notNull())
        .addColumn('pattern', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('figures', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('reportedViewsKey', [
          'hour',
          'instance',
          'app',
          'release',
          'pattern',
          'device',
        ])
        .execute();
      await database.schema
        .createTable('reportedProblems')
        .addColumn('hour', 'text', (column) => column.notNull())
        .addColumn('instance', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('app', 'text', (column) => column.notNull())
        .addColumn('release', 'text', (column) => column.notNull())
        .addColumn('pattern', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('stack', 'text', (column) => column.notNull())
        .addColumn('line', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('reportedProblemsKey', ['hour', 'instance', 'id'])
        .execute();
    },
  },
};
