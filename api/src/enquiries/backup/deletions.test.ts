import fs from 'node:fs';
import { chown, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseLocation } from '../../settings/database-location';
import { databases, emptyDatabases, makeSqlite } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { readMessages } from '../../testing/sent-messages';
import { storedId } from '../../testing/stored-id';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { runCommand } from '../operator/run-command';
import { openDatabase, openForCommand } from '../storage/open-database';
import { databaseFile } from '../storage/sqlite-dialect';
import { runBackup, runRestore } from './run-backup';

const inFolder = (folder: string) => ({ kind: 'sqlite', folder }) as const;

/** Adds enquiries, and returns their IDs in the same order. */
async function store(location: DatabaseLocation, ...messages: string[]) {
  const database = await openDatabase(location);
  const ids: string[] = [];
  for (const message of messages)
    ids.push(await storedId(createEnquiryStore(database).add({ ...sampleEnquiry, message })));
  await database.destroy();
  return ids;
}

const messagesIn = async (folder: string) => (await readMessages(inFolder(folder))).sort();

/** A folder with two enquiries, and a backup of them in another one. */
async function backedUp() {
  const { folder } = (await makeSqlite()).location;
  const [gone = '', kept = ''] = await store(inFolder(folder), 'to be deleted', 'kept');
  const backups = join(await temporaryFolder(), 'backups');
  await mkdir(backups);
  const backup = join(backups, 'copy.sqlite');
  await runBackup(['--out', backup], { DATA_DIR: folder });
  return { folder, gone, kept, backups, backup };
}

const remove = (folder: string, id: string) => runCommand(['delete', id], { DATA_DIR: folder });

test('a deletion on request after a backup is repeated when that backup is restored elsewhere', async () => {
  const { folder, gone, backups, backup } = await backedUp();
  expect(await remove(folder, gone)).toMatchObject({ exitCode: 0, errorOutput: '' });
  const list = join(backups, 'deletions.txt');
  expect(await readFile(list, 'utf8')).toBe(`${gone}\n`);
  expect((await stat(list)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });

  const empty = await temporaryFolder();
  expect(await runRestore([backup], { DATA_DIR: empty })).toMatch(
    /^Restored 1 enquiries, .* 1 that were deleted on request after the backup stay deleted\./,
  );
  expect(await messagesIn(empty)).toEqual(['kept']);
  expect((await readdir(empty)).filter((name) => name.includes('restoring'))).toEqual([]);
  // A backup of the restored database, in another folder, has the deletion, too.
  const later = join(await temporaryFolder(), 'later.sqlite');
  await runBackup(['--out', later], { DATA_DIR: empty });
  expect(await readFile(join(later, '../deletions.txt'), 'utf8')).toBe(`${gone}\n`);
});

// As with `systemctl stop malvanta-site && npm run restore`: the service and the nightly backup run as another user.
test.runIf(process.getuid?.() === 0)(
  'what root backs up, deletes and restores belongs to the owner of its folder',
  async () => {
    const [data, backups] = [await temporaryFolder(), await temporaryFolder()];
    const [gone = ''] = await store(inFolder(data), 'to be deleted', 'kept');
    const owner = 65_534;
    for (const folder of [data, backups]) await chown(folder, owner, owner);
    const backup = join(backups, 'copy.sqlite');
    await runBackup(['--out', backup], { DATA_DIR: data });
    await remove(data, gone);
    // SQLite may still be removing a file of the closed database.
    for (const name of await readdir(data))
      if (name !== 'last-backup.json') await rm(join(data, name), { force: true });
    await runRestore([backup], { DATA_DIR: data });
    for (const folder of [data, backups])
      for (const name of await readdir(folder))
        expect({ name, uid: (await stat(join(folder, name))).uid }).toEqual({ name, uid: owner });
    expect((await readdir(data)).sort()).toEqual(['enquiries.sqlite', 'in-use.lock', 'last-backup.json']);
  },
);

test('a restore over a database reads its deletions, and reports a missing list', async () => {
  const { folder, gone, backup } = await backedUp();
  const moved = join(await temporaryFolder(), 'moved.sqlite');
  await copyFile(backup, moved);
  await remove(folder, gone);
  expect(await runRestore([moved, '--force'], { DATA_DIR: folder })).toMatch(
    /There is no .*deletions\.txt: deletions on request after the backup may be undone\./,
  );
  expect(await messagesIn(folder)).toEqual(['kept']);
});

test('a list that cannot be written is reported, and the next backup updates it', async () => {
  const { folder, gone, backups } = await backedUp();
  await rm(backups, { recursive: true });
  expect(await remove(folder, gone)).toMatchObject({
    output: `Deleted ${gone}.\n`,
    errorOutput: expect.stringMatching(/list of deletions .*ENOENT.*The next backup adds/),
    exitCode: 0,
  });
  await mkdir(backups);
  await runBackup(['--out', backups], { DATA_DIR: folder });
  expect(await readFile(join(backups, 'deletions.txt'), 'utf8')).toBe(`${gone}\n`);
});

test('deletions at the same moment are all listed, also below a line that was cut off', async () => {
  const { folder, backups } = await backedUp();
  const ids = await store(inFolder(folder), ...Array.from({ length: 8 }, (_, number) => String(number)));
  await writeFile(join(backups, 'deletions.txt'), '3f1c');
  const removed = await Promise.all(ids.map((id) => remove(folder, id)));
  expect(removed.map(({ errorOutput }) => errorOutput).join('')).toBe('');
  const listed = await readFile(join(backups, 'deletions.txt'), 'utf8');
  expect(listed.split('\n').filter(Boolean).sort()).toEqual(['3f1c', ...ids].sort());
});

test('a deletion on request during the first backup is repeated when that backup is restored', async () => {
  const { folder } = (await makeSqlite()).location;
  const [gone = ''] = await store(inFolder(folder), 'to be deleted', 'kept');
  const backups = await temporaryFolder();
  const backup = join(backups, 'copy.sqlite');
  const { renameSync } = fs;
  // The copy is complete, and nothing names its folder yet.
  const rename = vi.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    const database = new Sqlite(databaseFile(folder));
    database.prepare('DELETE FROM enquiries WHERE id = ?').run([gone]);
    database.prepare('INSERT INTO deletions (id) VALUES (?)').run([gone]);
    database.close();
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    rename.mockRestore();
    syncBuiltinESMExports();
  });
  await runBackup(['--out', backup], { DATA_DIR: folder });
  const empty = await temporaryFolder();
  await runRestore([backup], { DATA_DIR: empty });
  expect(await messagesIn(empty)).toEqual(['kept']);
});

test('an unreadable record of the last backup is reported', async () => {
  const { folder, gone } = await backedUp();
  const note = join(folder, 'last-backup.json');
  await rm(note);
  await mkdir(note);
  expect(await remove(folder, gone)).toMatchObject({
    output: `Deleted ${gone}.\n`,
    errorOutput: expect.stringMatching(/list of deletions .*EISDIR.*The next backup adds/),
    exitCode: 0,
  });
});

test('an invalid list stops a restore and a repeated deletion, and the database stays', async () => {
  const { folder, backups, backup } = await backedUp();
  await store(inFolder(folder), 'new');
  const list = join(backups, 'deletions.txt');
  await writeFile(list, 'Dear Sir,\n');
  expect(await runCommand(['delete', '--from', list], { DATA_DIR: folder })).toMatchObject({
    errorOutput: `${list} is not a list of deletions: "Dear Sir," is not an ID.\n`,
    exitCode: 1,
  });
  await expect(runRestore([backup, '--force'], { DATA_DIR: folder })).rejects.toThrow(
    /deletions\.txt is not a list of deletions: "Dear Sir,"/,
  );
  expect(await messagesIn(folder)).toEqual(['kept', 'new', 'to be deleted']);
});

test('a backup of an older version can be restored over a damaged database', async () => {
  const { folder, gone, backups } = await backedUp();
  await remove(folder, gone);
  const older = await openDatabase(inFolder(folder));
  await sql`drop table deletions`.execute(older);
  await sql`delete from kysely_migration where name = '007-deletions'`.execute(older);
  await older.destroy();
  const backup = join(backups, 'older.sqlite');
  await runBackup(['--out', backup], { DATA_DIR: folder });

  const damaged = await temporaryFolder();
  await writeFile(join(damaged, 'enquiries.sqlite'), 'not a database '.repeat(100));
  await runRestore([backup, '--force'], { DATA_DIR: damaged });
  expect(await messagesIn(damaged)).toEqual(['kept']);
});

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('the deleted IDs are listed, and such a list deletes the same again', async () => {
    const { location, environment } = await makeDatabase();
    const [gone = '', kept = ''] = await store(location, 'to be deleted', 'kept');
    await runCommand(['delete', gone], environment);
    await runCommand(['delete', 'typed wrongly'], environment);
    const INIT_CWD = await temporaryFolder();
    await runCommand(['deletions', '--out', 'list'], { ...environment, INIT_CWD });
    expect(await readFile(join(INIT_CWD, 'list'), 'utf8')).toBe(`${gone}\n`);

    // As after a restore by the tools of PostgreSQL.
    const database = await openTestDatabase(location);
    await sql`delete from deletions`.execute(database);
    await sql`update enquiries set id = ${gone} where id = ${kept}`.execute(database);
    const again = () => runCommand(['delete', '--from', 'list'], { ...environment, INIT_CWD });
    expect(await again()).toMatchObject({ output: expect.stringMatching(/^Deleted 1 of the 1 in /) });
    expect(await again()).toMatchObject({ output: expect.stringMatching(/^Deleted 0 of the 1 in /) });
    expect(await createEnquiryStore(database).list()).toEqual([]);
    expect((await runCommand(['deletions'], environment)).output).toBe(`${gone}\n`);
  });
});

const [, { makeDatabase: makePostgres }] = databases;

test('a list creates no tables in an empty database', async () => {
  const { location, environment } = await emptyDatabases[1].makeDatabase();
  const list = join(await temporaryFolder(), 'deletions.txt');
  await writeFile(list, 'an-id\n');
  expect(await runCommand(['delete', '--from', list], environment)).toMatchObject({
    errorOutput: expect.stringMatching(/^There are no enquiries in PostgreSQL at .*set DATABASE_URL/),
    exitCode: 1,
  });
  const database = openForCommand(location, 'read');
  expect(await database.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
  await database.destroy();
});

test('a list deletes from a dump of an older version, before a server starts on it', async () => {
  const { location, environment } = await makePostgres();
  const [gone = ''] = await store(location, 'to be deleted', 'kept');
  const older = await openTestDatabase(location);
  await sql`drop table deletions`.execute(older);
  await sql`delete from kysely_migration where name = '007-deletions'`.execute(older);
  const list = join(await temporaryFolder(), 'deletions.txt');
  await writeFile(list, `${gone}\n`);
  expect(await runCommand(['delete', '--from', list], environment)).toMatchObject({
    output: expect.stringMatching(/^Deleted 1 of the 1 in /),
  });
  expect(await createEnquiryStore(older).list()).toMatchObject([{ message: 'kept' }]);
});
