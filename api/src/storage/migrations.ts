import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

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
        .$call(texts('createdAt', 'firstName', 'lastName', 'email', 'phone', 'subject', 'message'))
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
        .$call(texts('about', 'aboutId', 'state', 'waitingSince'))
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
        .$call(texts('answers', 'resumeName'))
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
        .$call(texts('hour', 'instance', 'app', 'release', 'pattern', 'device', 'figures'))
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
        .$call(
          texts(
            'hour',
            'instance',
            'id',
            'app',
            'release',
            'pattern',
            'kind',
            'name',
            'message',
            'stack',
            'line',
          ),
        )
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('reportedProblemsKey', ['hour', 'instance', 'id'])
        .execute();
    },
  },
};

/** Columns of texts, none of which may be missing. */
function texts<Name extends string>(...names: Name[]) {
  return <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
    names.reduce<CreateTableBuilder<Table, Column | Name>>(
      (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
      table,
    );
}
