import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type Migration,
  sql,
} from 'kysely';

/**
 * The steps from an empty database to the current tables, applied in the order of their names whenever a server opens it.
 * They are in code instead of a folder, so that they are bundled with the server. A released step never changes.
 * A step only adds, so that the previous version still runs after a rollback; a step that can't has a name that ends with
 * `-breaking`, and older versions then refuse the database.
 * Types are those that SQLite and PostgreSQL share; SQLite accepts any name, so `bytea` holds bytes in both.
 */
export const migrations: Record<string, Migration> = {
  '001-enquiries': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('enquiries')
        .addColumn('id', 'text', isKey)
        .$call(texts('createdAt', 'firstName', 'lastName', 'email', 'phone', 'subject', 'message'))
        .execute();
      await addIndex(database, 'enquiriesByTime', 'enquiries', ['createdAt', 'id']);
    },
  },
  '002-once-only': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('enquiries').addColumn('idempotencyKey', 'text').execute();
      await addIndex(database, 'enquiriesByKey', 'enquiries', ['idempotencyKey'], { unique: true });
    },
  },
  '003-notifications': {
    async up(database: Kysely<unknown>) {
      await createOutbox(database, 'notifications');
      await addIndex(database, 'notificationsByAbout', 'notifications', ['aboutId']);
    },
  },
  '004-applications': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('applications')
        .addColumn('id', 'text', isKey)
        .$call(texts('createdAt'))
        .addColumn('idempotencyKey', 'text')
        .$call(texts('answers', 'resumeName'))
        .addColumn('resume', 'bytea', isRequired)
        .execute();
      await addIndex(database, 'applicationsByTime', 'applications', ['createdAt', 'id']);
      await addIndex(database, 'applicationsByKey', 'applications', ['idempotencyKey'], { unique: true });
    },
  },
  '005-timestamps': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('timestamps')
        .addColumn('name', 'text', isKey)
        .$call(texts('at'))
        .execute();
    },
  },
  '006-reports': {
    async up(database: Kysely<unknown>) {
      const keyOfViews = ['hour', 'instance', 'app', 'release', 'pattern', 'device'];
      await database.schema
        .createTable('reportedViews')
        .$call(texts(...keyOfViews, 'figures'))
        .addPrimaryKeyConstraint('reportedViewsKey', keyOfViews)
        .execute();
      await database.schema
        .createTable('reportedProblems')
        .$call(texts('hour', 'instance', 'id', 'app', 'release', 'pattern'))
        .$call(texts('kind', 'name', 'message', 'stack', 'line'))
        .addColumn('count', 'integer', isRequired)
        .addPrimaryKeyConstraint('reportedProblemsKey', ['hour', 'instance', 'id'])
        .execute();
    },
  },
  '007-deletions': {
    async up(database: Kysely<unknown>) {
      await database.schema.createTable('deletions').addColumn('id', 'text', isKey).execute();
    },
  },
  '008-observations': {
    async up(database: Kysely<unknown>) {
      const key = ['span', 'slot', 'stage', 'cohort', 'app', 'release', 'pattern', 'device'];
      await database.schema
        .createTable('observations')
        .$call(texts(...key))
        .$call((table) =>
          countsOf008.reduce((wider, name) => wider.addColumn(name, 'integer', isRequired), table),
        )
        .addPrimaryKeyConstraint('observationsKey', key)
        .execute();
      await database.schema
        .createTable('observedErrors')
        .addColumn('id', 'text', isKey)
        .$call(
          texts('app', 'release', 'pattern', 'kind', 'name', 'message', 'stack', 'line', 'first', 'last'),
        )
        .addColumn('count', 'integer', isRequired)
        .execute();
    },
  },
  '009-observed-days': {
    async up(database: Kysely<unknown>) {
      const counts = sql.join(countsOf008.map((name) => sql.ref(name)));
      const sums = sql.join(countsOf008.map((name) => sql`sum(${sql.ref(name)})`));
      await sql`insert into observations
        (span, slot, stage, cohort, app, release, pattern, device, ${counts})
        select 'day', substr(slot, 1, 10), '', '', app, release, '', '', ${sums}
        from observations where span = 'hour' group by substr(slot, 1, 10), app, release`.execute(database);
    },
  },
  // A table of their own: an older version would mail what it finds in `notifications`.
  '010-webhooks': {
    async up(database: Kysely<unknown>) {
      await createOutbox(database, 'webhooks');
      await addIndex(database, 'webhooksByAbout', 'webhooks', ['aboutId']);
    },
  },
  '011-scans': {
    async up(database: Kysely<unknown>) {
      await createOutbox(database, 'scans');
    },
  },
  '012-visits': {
    async up(database: Kysely<unknown>) {
      const key = ['week', 'dimension', 'name'];
      await database.schema
        .createTable('visitCounts')
        .$call(texts(...key))
        .addColumn('visits', 'integer', isRequired)
        .addColumn('views', 'integer', isRequired)
        .addColumn('enquiries', 'integer', isRequired)
        .addPrimaryKeyConstraint('visitCountsKey', key)
        .execute();
    },
  },
  '013-answered': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('answered')
        .addColumn('id', 'text', isKey)
        .$call(texts('at'))
        .execute();
    },
  },
  '014-challenges': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('secrets')
        .addColumn('name', 'text', isKey)
        .$call(texts('value'))
        .execute();
      for (const table of ['enquiries', 'applications']) {
        await database.schema.alterTable(table).addColumn('challenge', 'text').execute();
        await addIndex(database, `${table}ByChallenge`, table, ['challenge'], { unique: true });
      }
    },
  },
};

const isKey = (column: ColumnDefinitionBuilder) => column.primaryKey();
const isRequired = (column: ColumnDefinitionBuilder) => column.notNull();

/** Adds required columns of text to a table. */
function texts(...names: string[]) {
  return (table: CreateTableBuilder<string, string>) =>
    names.reduce((wider, name) => wider.addColumn(name, 'text', isRequired), table);
}

const countsOf008 = [
  ...['views', 'failed'],
  ...numbered('lcp', 20),
  ...numbered('inp', 15),
  ...numbered('cls', 10),
];

/** `lcp0`, `lcp1`, …: a released step never changes, so it does not use the current buckets. */
function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}${index}`);
}

/** The table of an outbox. Released steps use it, so it never changes either. */
async function createOutbox(database: Kysely<unknown>, name: string): Promise<void> {
  await database.schema
    .createTable(name)
    .addColumn('id', 'text', isKey)
    .$call(texts('about', 'aboutId', 'state', 'waitingSince'))
    .addColumn('attempts', 'integer', isRequired)
    .$call(texts('dueAt'))
    .addColumn('problem', 'text')
    .execute();
  await addIndex(database, `${name}ByDue`, name, ['state', 'dueAt']);
}

function addIndex(
  { schema }: Kysely<unknown>,
  name: string,
  table: string,
  columns: string[],
  { unique = false } = {},
): Promise<void> {
  const index = schema.createIndex(name).on(table).columns(columns);
  return (unique ? index.unique() : index).execute();
}
