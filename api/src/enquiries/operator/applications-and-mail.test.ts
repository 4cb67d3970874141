import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { databases, type MakeDatabase, makeSqlite } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { sampleApplication, sampleResume } from '../../testing/sample-application';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { createApplicationStore } from '../application/application-store';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { runCommand } from './run-command';

/** A database with one enquiry and one application, and a helper that runs commands. */
async function storeBoth(makeDatabase: MakeDatabase, hasWebhook = false) {
  const { location, environment } = await makeDatabase();
  const database = await openTestDatabase(location);
  await createEnquiryStore(database, { hasWebhook }).add(sampleEnquiry);
  await createApplicationStore(database, { hasWebhook }).add(sampleApplication, {
    name: 'my cv.pdf',
    content: sampleResume,
  });
  const [enquiry] = await createEnquiryStore(database).list();
  const [application] = await createApplicationStore(database).list();
  if (!enquiry || !application) throw new Error('Nothing was stored');
  const run = (args: string[], more: Record<string, string> = {}) =>
    runCommand(args, { ...environment, ...more });
  const text = async (args: string[], more?: Record<string, string>) => {
    const { output, errorOutput = '', exitCode } = await run(args, more);
    return { output: String(output ?? ''), errorOutput, exitCode };
  };
  return { database, enquiry, application, run, text };
}

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('applications are listed, shown and exported like enquiries', async () => {
    const { text, application, enquiry } = await storeBoth(makeDatabase);
    const table = (await text(['list', '--applications'])).output.trimEnd().split('\n');
    expect(table[0]).toMatch(/^ID +Received +Name +E-mail +Role$/);
    expect(table[1]).toMatch(/Isha Patidar +isha@mail\.example +Data Scientist$/);
    expect((await text(['list'])).output).not.toContain(application.id);
    const details = (await text(['show', application.id])).output;
    for (const value of [...Object.values(sampleApplication).slice(2), 'Isha Patidar', 'my cv.pdf'])
      expect(details).toContain(value.replace('India', 'Indore, MP, India'));
    expect(JSON.parse((await text(['show', application.id, '--json'])).output)).toEqual(application);
    const [header, row] = (await text(['export', '--applications'])).output.split('\r\n');
    expect(header).toMatch(/^\ufeff"id","createdAt","firstName",.*,"additionalInfo1","resumeName"$/);
    expect(row).toContain(`"${application.id}",`);
    expect((await text(['export'])).output).toContain(enquiry.id);
  });

  test('a resume is written byte for byte', async () => {
    const { run, application, enquiry } = await storeBoth(makeDatabase);
    const { output, exitCode } = await run(['resume', application.id]);
    expect(exitCode).toBe(0);
    expect(sampleResume.equals(Buffer.from(output ?? ''))).toBe(true);
    const file = join(await temporaryFolder(), 'resume.pdf');
    await run(['resume', application.id, '--out', file]);
    expect(sampleResume.equals(await readFile(file))).toBe(true);
    expect(await run(['resume', enquiry.id])).toMatchObject({
      exitCode: 1,
      errorOutput: expect.stringContaining('list --applications'),
    });
  });

  test('a deleted enquiry is removed with its notification, the rest stays', async () => {
    const { text, database, application, enquiry } = await storeBoth(makeDatabase);
    expect(await text(['delete', enquiry.id])).toMatchObject({
      exitCode: 0,
      output: `Deleted ${enquiry.id}.\n`,
    });
    expect(await text(['delete', enquiry.id])).toMatchObject({
      exitCode: 1,
      errorOutput: expect.stringContaining('There is no enquiry'),
    });
    expect((await text(['show', enquiry.id])).exitCode).toBe(1);
    expect((await text(['show', application.id])).exitCode).toBe(0);
    const left = await database.selectFrom('notifications').select('aboutId').execute();
    expect(left).toEqual([{ aboutId: application.id }]);
  });

  test('a mail that was given up is shown with its reason, and mailed again on request', async () => {
    const { text, database, enquiry, application } = await storeBoth(makeDatabase);
    const SMTP_URL = 'smtp://mail.example';
    const give = (aboutId: string, state: 'dead' | 'sent') =>
      database
        .updateTable('notifications')
        .set({ state, attempts: 3, problem: state === 'dead' ? '550 No such\u001b[2J mailbox' : null })
        .where('aboutId', '=', aboutId)
        .execute();
    await give(enquiry.id, 'dead');
    await give(application.id, 'sent');

    const shown = (await text(['mail'], { SMTP_URL })).output;
    expect(shown).toMatch(/^1 given up, 0 waiting to be mailed\.\n.*resend --all\n/);
    expect(shown).toContain(`${enquiry.id}  enquiry, 3 failed, given up: 550 No such\ufffd[2J mailbox`);
    expect((await text(['list'], { SMTP_URL })).errorOutput).toContain('1 mails given up');

    expect((await text(['resend', '--all'], { SMTP_URL })).output).toBe('Sending one notification again.\n');
    expect((await text(['resend', application.id])).output).toMatch(
      /^Sending one .*SMTP_URL is not set here\./,
    );
    const states = await database
      .selectFrom('notifications')
      .select(['state', 'attempts', 'problem'])
      .execute();
    const again = { state: 'waiting', attempts: 0, problem: null };
    expect(states).toEqual([again, again]);
    expect((await text(['resend', '--all'])).output).toBe('Nothing was given up.\n');
    expect((await text(['resend', 'nobody'])).exitCode).toBe(1);
  });
});

test('without a mail server the waiting mails and the missing setting are printed', async () => {
  const { text, database } = await storeBoth(makeSqlite);
  expect((await text(['mail'])).output).toMatch(/^0 given up, 2 waiting to be mailed\.\n.*SMTP_URL/);
  expect((await text(['list'])).errorOutput).toMatch(
    /^2 mails wait, and SMTP_URL is not set here\..* mail\n$/,
  );
  expect((await text(['list', '--json'])).errorOutput).toBe('');
  const mailed = { SMTP_URL: 'smtp://mail.example' };
  expect((await text(['mail'], mailed)).output).toBe('0 given up, 2 waiting to be mailed.\n');
  expect((await text(['list'], mailed)).errorOutput).toBe('');
  // The site has the setting, as it has tried.
  await database.updateTable('notifications').set({ attempts: 1 }).execute();
  expect((await text(['mail'])).output).toBe('0 given up, 2 waiting to be mailed.\n');
});

test('a webhook that was given up is shown with its reason, and sent again on request', async () => {
  const { text, database, enquiry } = await storeBoth(makeSqlite, true);
  const SMTP_URL = 'smtp://mail.example';
  expect((await text(['mail'], { SMTP_URL })).output).toMatch(/\nWebhooks: 0 given up, 2 waiting\.\n$/);
  await database
    .updateTable('webhooks')
    .set({ state: 'dead', attempts: 9, problem: 'WEBHOOK_URL answered 410' })
    .where('aboutId', '=', enquiry.id)
    .execute();
  expect((await text(['mail'], { SMTP_URL })).output).toContain(
    `Webhooks: 1 given up, 1 waiting.\n${enquiry.id}  enquiry, 9 failed, given up: WEBHOOK_URL answered 410\n`,
  );
  expect((await text(['list'], { SMTP_URL })).errorOutput).toContain('1 webhooks given up');
  expect((await text(['resend', '--all'])).output).toBe('Sending one notification again.\n');
  const states = await database.selectFrom('webhooks').select(['state', 'attempts']).execute();
  const waiting = { state: 'waiting', attempts: 0 };
  expect(states).toEqual([waiting, waiting]);
  await text(['delete', enquiry.id]);
  const left = await database.selectFrom('webhooks').select('aboutId').execute();
  expect(left).not.toContainEqual({ aboutId: enquiry.id });
});
