import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statusLinesSchema } from '@site/shared/node/status-line';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { databases, emptyDatabases, makeSqlite } from '../../testing/databases';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { storedId } from '../../testing/stored-id';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { openDatabase } from '../storage/open-database';
import { runCommand } from './run-command';

// So that no exit code depends on the disk of this machine.
vi.mock('@site/shared/node/disk-space', () => ({ diskSpace: async () => ({ free: 70e9, size: 100e9 }) }));

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** The lines by their names. */
async function readStatus(environment: Record<string, string>) {
  const { output = '', exitCode } = await runCommand(['status', '--json'], environment);
  const lines = v.parse(statusLinesSchema, JSON.parse(output.toString()));
  return { exitCode, ...Object.fromEntries(lines.map(({ name, ...line }) => [name, line])) };
}

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('enquiries are counted by day and week, and what was given up needs attention', async () => {
    const { location, environment } = await makeDatabase();
    const database = await openDatabase(location);
    const enquiries = createEnquiryStore(database, { hasWebhook: true });
    for (const hours of [1, 23, 25, 167, 169]) {
      const id = await storedId(enquiries.add(sampleEnquiry));
      const createdAt = hoursAgo(hours);
      await database.updateTable('enquiries').set({ createdAt }).where('id', '=', id).execute();
      if (hours > 1) continue;
      await database.updateTable('webhooks').set({ state: 'dead' }).where('aboutId', '=', id).execute();
    }
    await database.destroy();
    expect(await readStatus(environment)).toMatchObject({
      exitCode: 1,
      enquiries: { text: '2 in the last day, 4 in the last week' },
      mails: { text: '5 waiting, 0 given up' },
      webhooks: { text: '4 waiting, 1 given up', remedy: expect.stringContaining('resend --all') },
    });
    const { output = '', exitCode } = await runCommand(['status'], environment);
    expect(exitCode).toBe(1);
    expect(output.toString()).toMatch(/^webhooks +ATTENTION: 4 waiting, 1 given up\. Why: /);
  });
});

test('without a data folder, the line of the backup names its setting', async () => {
  expect(await readStatus({ DATA_DIR: '/missing/folder' })).toMatchObject({
    backup: { unseen: 'There is no folder /missing/folder. If it is elsewhere, set DATA_DIR to it.' },
  });
});

test('before the first enquiry, and without a database, the other lines are shown', async () => {
  const { environment } = await emptyDatabases[0].makeDatabase();
  expect(await readStatus(environment)).toMatchObject({
    exitCode: 0,
    enquiries: { unseen: expect.stringMatching(/^There are no enquiries in /) },
    backup: { text: 'none yet' },
    'data disk': { text: expect.stringContaining(`of the disk of ${environment.DATA_DIR}`) },
  });
  const { output = '' } = await runCommand(['status'], environment);
  expect(output.toString().match(/not seen: There are no enquiries/g)).toHaveLength(1);
  expect(output.toString()).toMatch(/^enquiries, mails, webhooks, resumes, retention +not seen: /m);
});

test('a database that does not answer needs attention', async () => {
  expect(await readStatus({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })).toMatchObject({
    exitCode: 1,
    enquiries: {
      text: 'the database failed: connect ECONNREFUSED 127.0.0.1:1',
      remedy: expect.stringContaining('DatabaseAway'),
    },
    mails: { unseen: 'connect ECONNREFUSED 127.0.0.1:1' },
  });
});

test.each([
  [23, 0],
  [25, 1],
])('a last deletion by age of %d hours ago: exit code %d', async (hours, code) => {
  const { environment, location } = await makeSqlite();
  const database = await openDatabase(location);
  await database
    .insertInto('timestamps')
    .values({ name: 'expiry', at: hoursAgo(hours) })
    .execute();
  await database.destroy();
  const status = await readStatus(environment);
  expect(status).toMatchObject({ exitCode: code, retention: { text: expect.stringMatching(/^ran last /) } });
});

test.each([
  [47, 0],
  [49, 1],
])('a last backup of %d hours ago: exit code %d', async (hours, code) => {
  const { environment } = await makeSqlite();
  const note = { at: hoursAgo(hours), file: '/backups/a.db' };
  await writeFile(join(environment.DATA_DIR ?? '', 'last-backup.json'), JSON.stringify(note));
  const status = await readStatus(environment);
  expect(status).toMatchObject({
    exitCode: code,
    backup: { text: expect.stringContaining('/backups/a.db') },
  });
});
