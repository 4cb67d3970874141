import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type DatabaseLocation, locationName } from '../../settings/database-location';
import { readSettings } from '../../settings/read-settings';
import { startServer } from '../../start-server';
import { composeSnapshot, pageText } from '../../testing/composed-site';
import { lockDatabase } from '../../testing/lock-database';
import { postEnquiry } from '../../testing/post-enquiry';
import { startMailServer } from '../../testing/programs/mail-server';
import { makePostgres } from '../../testing/programs/postgres-server';
import { spawnServer } from '../../testing/programs/server-process';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { openForCommand } from '../storage/open-database';
import { databaseFile } from '../storage/sqlite-dialect';

/** A cause that makes the database unavailable, and its repair. */
interface Outage {
  location: DatabaseLocation;
  environment: Record<string, string>;
  end(): Promise<void> | void;
}

async function notADatabase(): Promise<Outage> {
  const folder = await temporaryFolder();
  await writeFile(databaseFile(folder), 'not a database '.repeat(100));
  return inFolder(folder, () => rm(databaseFile(folder)));
}

async function folderBelowFile(): Promise<Outage> {
  const file = join(await temporaryFolder(), 'disk');
  await writeFile(file, 'not mounted yet');
  return inFolder(join(file, 'data'), () => rm(file));
}

async function folderInItsPlace(): Promise<Outage> {
  const folder = await temporaryFolder();
  await mkdir(databaseFile(folder));
  return inFolder(folder, () => rm(databaseFile(folder), { recursive: true }));
}

async function locked(): Promise<Outage> {
  const folder = await temporaryFolder();
  return inFolder(folder, lockDatabase(folder));
}

const inFolder = (folder: string, end: Outage['end']): Outage => ({
  location: { kind: 'sqlite', folder },
  environment: { DATA_DIR: folder },
  end,
});

async function postgresAway(): Promise<Outage> {
  const postgres = await makePostgres({ durable: false });
  onTestFinished(postgres.remove);
  await postgres.kill();
  const url = postgres.url('postgres');
  return { location: { kind: 'postgres', url }, environment: { DATABASE_URL: url }, end: postgres.start };
}

test.each([
  ['a file that is not a database', notADatabase],
  ['a folder that cannot be created', folderBelowFile],
  ['a folder in place of the file', folderInItsPlace],
  ['a file locked by another program', locked],
  ['a PostgreSQL that is down', postgresAway],
])(
  '%s at the start: pages are served, enquiries get a 503, and after the repair everything works without a restart',
  async (_, begin) => {
    const { location, environment, end } = await begin();
    const siteDirectory = await temporaryFolder();
    await composeSnapshot(siteDirectory, 'live');
    const mailServer = await startMailServer();
    const lines: string[] = [];
    const settings = readSettings({
      ...environment,
      ...{ PORT: '0', SITE_DIR: siteDirectory, SMTP_URL: mailServer.url, ENQUIRY_RATE_LIMIT: '0' },
    });
    const { address, stop } = await startServer(settings, { write: (line) => lines.push(line) });
    onTestFinished(stop);
    const status = async (path: string) => (await fetch(address + path)).status;
    const send = () => postEnquiry(address);

    expect((await send()).status).toBe(503);
    expect(await (await fetch(address)).text()).toBe(pageText('live', '/'));
    expect(await status('/livez')).toBe(200);
    expect(await status('/readyz')).toBe(503);

    await end();
    const patient = { timeout: 30_000 };
    await vi.waitFor(async () => expect((await send()).status).toBe(200), patient);
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), patient);
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), patient);
    const database = openForCommand(location, 'read');
    expect(await createEnquiryStore(database).list()).toMatchObject([sampleEnquiry]);
    await database.destroy();
    expect(lines.join()).toContain(`The enquiries can't be stored in ${locationName(location)}: `);
    expect(lines.join()).toContain('the database is available');
  },
);

test('a server that never reaches its database ends with code 0 on SIGTERM', async () => {
  const { environment } = await notADatabase();
  const server = spawnServer({ ...environment, SITE_DIR: await temporaryFolder() });
  await server.ready;
  server.process.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ exitCode: 0, signal: null });
});
