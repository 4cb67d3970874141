import fs from 'node:fs';
import { chown, copyFile, cp, mkdir, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { StartError } from '@site/shared/node/start-error';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { operatorCommand } from '../../settings/npm-environment';
import { makeSqlite } from '../../testing/databases';
import { runBuilt, spawnServer } from '../../testing/programs/server-process';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { readMessages } from '../../testing/sent-messages';
import { sendMany } from '../../testing/visitors';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { runCommand } from '../operator/run-command';
import { openDatabase } from '../storage/open-database';
import { databaseFile } from '../storage/sqlite-dialect';
import { createFile } from './create-file';
import { runBackup, runRestore } from './run-backup';

const inFolder = (folder: string) => ({ kind: 'sqlite', folder }) as const;

async function folderWith(...messages: string[]) {
  const { folder } = (await makeSqlite()).location;
  const database = await openDatabase(inFolder(folder));
  for (const message of messages) await createEnquiryStore(database).add({ ...sampleEnquiry, message });
  await database.destroy();
  return folder;
}

const messagesIn = (folder: string) => readMessages(inFolder(folder));

test('every enquiry acknowledged before a backup is restored from it, while others arrive', async () => {
  const folder = await temporaryFolder();
  const server = spawnServer({
    DATA_DIR: folder,
    SITE_DIR: folder,
    ENQUIRY_RATE_LIMIT: '0',
    ENQUIRY_RATE_LIMIT_TOTAL: '0',
  });
  const address = await server.ready;
  const visitors = sendMany({ address: () => address });
  await visitors.untilAnswered(100);
  const answered = [...visitors.answered];
  const file = join(folder, 'copy.sqlite');
  const backup = await runBuilt('backup', ['--out', file], { DATA_DIR: folder });
  expect(backup).toMatchObject({ exitCode: 0, errorOutput: '' });
  expect(backup.output).toMatch(/^Backed up \d+ enquiries, 0 applications and \d+ notifications to .*\n$/);
  await visitors.untilAnswered(1);
  await visitors.stop();
  expect(visitors.refused).toEqual([]);

  const empty = await temporaryFolder();
  expect(await runBuilt('restore', [file], { DATA_DIR: empty })).toMatchObject({ exitCode: 0 });
  const restored = await messagesIn(empty);
  expect(answered.filter((message) => !restored.includes(message))).toEqual([]);
  expect(visitors.answered).toEqual(expect.arrayContaining(restored));
});

test('a backup is private, and in a folder it is named by its time', async () => {
  const folder = await folderWith('one');
  const backups = await temporaryFolder();
  await runBackup(['--out', backups], { DATA_DIR: folder });
  const [list, name = '', ...others] = (await readdir(backups)).sort();
  expect([list, others]).toEqual(['deletions.txt', []]);
  expect(name).toMatch(/^enquiries-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/);
  expect((await stat(join(backups, name))).mode & 0o777).toBe(0o600);
});

test('a backup never overwrites a file', async () => {
  const folder = await folderWith('one');
  const file = join(folder, 'copy.sqlite');
  await writeFile(file, 'something else');
  await expect(runBackup(['--out', file], { DATA_DIR: folder })).rejects.toThrow(/exists already/);
});

test('a backup that ends on a full disk leaves no file, also none of SQLite', async () => {
  const folder = await temporaryFolder();
  const failing = createFile(join(folder, 'copy.sqlite'), async (stagingPath) => {
    await writeFile(`${stagingPath}-journal`, '');
    throw new Error('database or disk is full');
  });
  await expect(failing).rejects.toThrow('full');
  expect(await readdir(folder)).toEqual([]);
});

test('a backup that can not be written is an error without a stack trace', async () => {
  const folder = await folderWith('one');
  const file = join(folder, 'missing/copy.sqlite');
  const failing = runBackup(['--out', file], { DATA_DIR: folder });
  await expect(failing).rejects.toThrow(StartError);
  await expect(failing).rejects.toThrow(`The backup to ${file} failed: ENOENT`);
});

test.runIf(process.getuid?.() === 0)(
  'a user without access to the enquiries is told whose they are, not that there are none',
  async () => {
    const folder = await folderWith('one');
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
    const refusal = `This user (65534) has no access to ${databaseFile(folder)}. Run this as user 0, who owns ${folder}.`;
    await expect(runBackup(['--out', 'copy.sqlite'], { DATA_DIR: folder })).rejects.toThrow(refusal);
    expect(await runCommand(['list'], { DATA_DIR: folder })).toEqual({
      errorOutput: `${refusal}\n`,
      exitCode: 1,
    });
  },
);

test.runIf(process.getuid?.() === 0)(
  'a user without access to the backups is told whose they are, not that there are none',
  async () => {
    const [data, backups] = [await folderWith('one'), await temporaryFolder()];
    for (const folder of [data, join(data, 'enquiries.sqlite')]) await chown(folder, 65_534, 65_534);
    const file = join(backups, 'copy.sqlite');
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
    const refusal = `This user (65534) has no access to ${file}. Run this as user 0, who owns ${backups}.`;
    for (const running of [
      runBackup(['--out', file], { DATA_DIR: data }),
      runRestore([file], { DATA_DIR: data }),
    ]) {
      await expect(running).rejects.toThrow(StartError);
      await expect(running).rejects.toThrow(refusal);
    }
  },
);

test('a restore replaces existing enquiries only with --force, and then all of them', async () => {
  const file = join(await temporaryFolder(), 'copy.sqlite');
  await runBackup(['--out', file], { DATA_DIR: await folderWith('backed up') });
  const folder = await folderWith('there', 'before');
  await expect(runRestore([file], { DATA_DIR: folder })).rejects.toThrow(/already.*--force/);
  expect(await messagesIn(folder)).toHaveLength(2);
  expect(await runRestore([file, '--force'], { DATA_DIR: folder })).toMatch(/^Restored 1 enquiries/);
  expect(await messagesIn(folder)).toEqual(['backed up']);
  expect((await readdir(folder)).filter((name) => /replaced|restoring/.test(name))).toEqual([]);
});

test('a restore that is interrupted at its last step leaves the former enquiries', async () => {
  const file = join(await temporaryFolder(), 'copy.sqlite');
  await runBackup(['--out', file], { DATA_DIR: await folderWith('backed up') });
  // As after a kill: closing the database would merge its log.
  const folder = await temporaryFolder();
  const killed = await temporaryFolder();
  const database = await openDatabase(inFolder(killed));
  await createEnquiryStore(database).add({ ...sampleEnquiry, message: 'before' });
  await cp(killed, folder, { recursive: true });
  await database.destroy();
  const { renameSync } = fs;
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (to === databaseFile(folder)) throw new Error('the power failed');
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    rename.mockRestore();
    syncBuiltinESMExports();
  });
  await expect(runRestore([file, '--force'], { DATA_DIR: folder })).rejects.toThrow('the power failed');
  expect(await messagesIn(folder)).toEqual(['before']);
});

test('nothing is restored while a server runs on the folder', async () => {
  const file = join(await temporaryFolder(), 'copy.sqlite');
  await runBackup(['--out', file], { DATA_DIR: await folderWith('backed up') });
  const folder = await folderWith('there');
  const server = await openDatabase(inFolder(folder));
  await expect(runRestore([file, '--force'], { DATA_DIR: folder })).rejects.toThrow(/A server is running on/);
  await server.destroy();
  expect(await runRestore([file, '--force'], { DATA_DIR: folder })).toMatch(/^Restored/);
});

test.each([
  ['is truncated', (file: string) => truncate(file, 8192)],
  ['is not a database', (file: string) => writeFile(file, 'not a database '.repeat(1000))],
  ['is empty', (file: string) => truncate(file, 0)],
])('a file that %s is not restored, and the database stays', async (_, damage) => {
  const file = join(await temporaryFolder(), 'copy.sqlite');
  await runBackup(['--out', file], { DATA_DIR: await folderWith('backed up') });
  await damage(file);
  const folder = await folderWith('there');
  const restoring = runRestore([file, '--force'], { DATA_DIR: folder });
  await expect(restoring).rejects.toThrow(`${file} is not a complete database`);
  await expect(restoring).rejects.toThrow('Restore an older backup.');
  expect(await messagesIn(folder)).toEqual(['there']);
});

test('a folder is not taken for a backup', async () => {
  const folder = await temporaryFolder();
  await expect(runRestore([folder], { DATA_DIR: await temporaryFolder() })).rejects.toThrow(
    `${folder} is a folder. Name one of the backups in it.`,
  );
});

test('the file of a running server, with its log next to it, is not taken for a backup', async () => {
  const folder = await temporaryFolder();
  const database = await openDatabase(inFolder(folder));
  await createEnquiryStore(database).add(sampleEnquiry);
  const copy = await temporaryFolder();
  for (const suffix of ['', '-wal'])
    await copyFile(databaseFile(folder) + suffix, databaseFile(copy) + suffix);
  await database.destroy();
  const target = join(copy, 'target');
  await mkdir(target);
  await expect(runRestore([databaseFile(copy)], { DATA_DIR: target })).rejects.toThrow(
    /has a log next to it/,
  );
});

test('a restore of PostgreSQL names its own command, without the password', async () => {
  const command = "pg_restore --clean --if-exists --dbname='postgres://site@db.example/site' FILE";
  const environment = { DATABASE_URL: 'postgres://site:secret@db.example/site' };
  await expect(runRestore(['x'], environment)).rejects.toThrow(command);
});

test('invalid arguments are answered with the usage', async () => {
  await expect(runBackup([], {})).rejects.toThrow(`${operatorCommand('backup')} --out FILE`);
  await expect(runBackup(['--too', 'x'], {})).rejects.toThrow(`${operatorCommand('backup')} --out FILE`);
  await expect(runRestore([], {})).rejects.toThrow(`${operatorCommand('restore')} FILE`);
});
