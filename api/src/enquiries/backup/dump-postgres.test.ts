import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { StartError } from '@site/shared/node/start-error';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../../metrics/metrics';
import { databases } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { runCommand } from '../operator/run-command';
import { removeOnRequest } from '../retention/remove-submissions';
import { dumpPostgres } from './dump-postgres';
import { runBackup } from './run-backup';

const [, { makeDatabase }] = databases;

/** Puts a `pg_dump` into the search path: the PostgreSQL of the tests has none. */
async function usePgDump(script: string): Promise<void> {
  const programs = await temporaryFolder();
  await writeFile(join(programs, 'pg_dump'), `#!/bin/sh\n${script}\n`);
  await chmod(join(programs, 'pg_dump'), 0o755);
  vi.stubEnv('PATH', `${programs}${delimiter}${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
}

/** Writes its arguments and the password of its environment into the dump. */
const writeArguments = `printf '%s\\n' "$@" "$PGPASSWORD" > "\${2#--file=}"`;

test.each([
  ['postgres://site:p%40ss%20word@db.example/site', 'postgres://site@db.example/site', 'p@ss word'],
  [
    'postgres://site@db.example/site?password=p%2Bss&options=-c%20search_path%3Da',
    'postgres://site@db.example/site?options=-c%20search_path%3Da',
    'p+ss',
  ],
  ['postgres:///site?host=/run/postgresql', 'postgres:///site?host=%2Frun%2Fpostgresql', ''],
])(
  'the password of %s is not among the arguments, which other users can read',
  async (url, address, password) => {
    await usePgDump(writeArguments);
    const file = join(await temporaryFolder(), 'copy.dump');
    await dumpPostgres(url, file);
    const args = ['--format=custom', `--file=${file}.partial`, `--dbname=${address}`];
    expect(await readFile(file, 'utf8')).toBe([...args, password, ''].join('\n'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  },
);

test('a backup of PostgreSQL is named by its time, and adds its deletions to those of earlier ones', async () => {
  await usePgDump(writeArguments);
  const { location, environment } = await makeDatabase();
  await removeOnRequest(await openTestDatabase(location), ['later'], { noteAll: true });
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'deletions.txt'), 'earlier\n');
  expect(await runBackup(['--out', folder], environment)).toMatch(/^Dumped the database to /);
  expect(await readFile(join(folder, 'deletions.txt'), 'utf8')).toBe('earlier\nlater\n');
  expect((await readdir(folder)).sort()).toEqual([
    'deletions.txt',
    expect.stringMatching(/^enquiries-\d{4}(-\d\d){2}T[\d-]{8}Z\.dump$/),
  ]);
});

test('the status and the metrics contain the time of the last backup of PostgreSQL, once there is one', async () => {
  const { location, environment } = await makeDatabase();
  const metrics = createMetrics(await openTestDatabase(location));
  const read = async () => {
    const { output = '' } = await runCommand(['status'], environment);
    return [output.toString(), (await metrics.read()).text] as const;
  };
  const [none, noMetric] = await read();
  expect(none).toMatch(/^backup +not seen: none by the backup command/m);
  expect(noMetric).not.toContain('site_backup_timestamp_seconds');
  await usePgDump(writeArguments);
  const folder = await temporaryFolder();
  await runBackup(['--out', folder], environment);
  const [backup, metric] = await read();
  expect(backup).toMatch(/^backup +\d/m);
  expect(metric).toMatch(/^site_backup_timestamp_seconds [1-9]/m);
});

test('a failed dump leaves no file, and says why', async () => {
  await usePgDump('echo "pg_dump: error: server version mismatch" >&2; exit 1');
  const folder = await temporaryFolder();
  const failing = dumpPostgres('postgres://site@db.example/site', join(folder, 'copy.dump'));
  await expect(failing).rejects.toThrow(StartError);
  await expect(failing).rejects.toThrow('failed: pg_dump: error: server version mismatch. Install a pg_dump');
  expect(await readdir(folder)).toEqual([]);
});
