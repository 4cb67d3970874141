import { existsSync } from 'node:fs';
import { chmod, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { databases, type MakeDatabase, makeSqlite } from '../../testing/databases';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { storedId } from '../../testing/stored-id';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { openDatabase } from '../storage/open-database';
import { formatCsv } from './format-csv';
import { runCommand } from './run-command';

async function runAsText(args: string[], environment: Record<string, string>) {
  const { output, ...rest } = await runCommand(args, environment);
  return { ...rest, output: output?.toString() };
}

type Change = Partial<typeof sampleEnquiry>;

/** A database with the sample enquiry once for each of these changes, the last one being the newest. */
async function storeIn(makeDatabase: MakeDatabase, changes: Change[]) {
  const { location, environment } = await makeDatabase();
  const database = await openDatabase(location);
  const enquiries = createEnquiryStore(database);
  for (const [minute, change] of changes.entries()) {
    const id = await storedId(enquiries.add({ ...sampleEnquiry, ...change }));
    const createdAt = `2026-03-01T10:0${minute}:00.000Z`;
    await database.updateTable('enquiries').set({ createdAt }).where('id', '=', id).execute();
  }
  const stored = await enquiries.list();
  await database.destroy();
  return { stored, environment, run: (...args: string[]) => runAsText(args, environment) };
}

const storeEnquiries = (...changes: Change[]) => storeIn(makeSqlite, changes);

describe.each(databases)('on $name', ({ makeDatabase }) => {
  const store = (...changes: Change[]) => storeIn(makeDatabase, changes);

  test('the list is a table, the newest enquiry first', async () => {
    const { run, stored } = await store({ subject: 'First' }, { subject: 'Second' });
    const { output = '', exitCode } = await run('list');
    expect(exitCode).toBe(0);
    const [header, ...rows] = output.trimEnd().split('\n');
    expect(header).toMatch(/^ID +Received +Name +E-mail +Subject$/);
    expect(rows).toEqual([
      `${stored[0]?.id}  1 Mar 2026, 15:31 IST  Asha Verma  asha@shop.example  Second`,
      `${stored[1]?.id}  1 Mar 2026, 15:30 IST  Asha Verma  asha@shop.example  First`,
    ]);
  });

  test('JSON shows every value exactly as it was typed', async () => {
    const typed = {
      firstName: '=1+1',
      phone: '+91 98',
      subject: '"a",\u001b[1m',
      message: 'one\r\n👍 two\0',
    };
    const { run, stored } = await store(typed);
    const [enquiry] = stored;
    expect(enquiry).toMatchObject(typed);
    expect(JSON.parse((await run('list', '--json')).output ?? '')).toEqual(stored);
    expect(JSON.parse((await run('export', '--json')).output ?? '')).toEqual(stored);
    expect(JSON.parse((await run('show', enquiry?.id ?? '', '--json')).output ?? '')).toEqual(enquiry);
  });

  test('one enquiry is shown complete', async () => {
    const { run, stored } = await store({ message: 'line one\nline two' });
    const { output, exitCode } = await run('show', stored[0]?.id ?? '');
    expect(exitCode).toBe(0);
    for (const value of [
      stored[0]?.id,
      'Asha Verma',
      'asha@shop.example',
      '09826012345',
      'line one\nline two',
    ]) {
      expect(output).toContain(value);
    }
  });

  test('an unknown ID causes a message and exit code 1', async () => {
    const { run } = await store({});
    const { output, errorOutput, exitCode } = await run('show', 'nobody');
    expect({ output, exitCode }).toEqual({ output: undefined, exitCode: 1 });
    expect(errorOutput).toMatch(
      /There is no enquiry or application "nobody"\..* list, for applications with --applications\n$/,
    );
  });
});

test('without enquiries the list says so, and JSON is an empty list', async () => {
  const { run } = await storeEnquiries();
  expect((await run('list')).output).toBe('No enquiries yet.\n');
  expect((await run('list', '--json')).output).toBe('[]\n');
  expect((await run('export')).output).toBe(
    '\ufeff"id","createdAt","firstName","lastName","email","phone","subject","message"\r\n',
  );
});

test('a terminal interprets nothing a visitor typed', async () => {
  const { run, stored } = await storeEnquiries({
    subject: '\u001b[2J\u009b2Jgone\nnext',
    message: 'a\u001b]0;x\u0007\n\u202eb',
  });
  const table = await run('list');
  const details = await run('show', stored[0]?.id ?? '');
  for (const { output = '' } of [table, details]) {
    expect(output).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    expect(output).toContain('gone next');
  }
  expect(table.output?.trimEnd().split('\n')).toHaveLength(2);
  expect(details.output).toContain('\n\ufffdb\n');
});

test('in a terminal, JSON and CSV have no control characters either, and a resume needs a file', async () => {
  const { environment } = await storeEnquiries({ message: 'a\u001b]0;x\u0007\n\u009b2J\u202eb' });
  for (const args of [['export'], ['list', '--json']]) {
    const { output = '' } = await runCommand(args, environment, 'terminal');
    expect(output).toContain('asha@shop.example');
    expect(output).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  }
  expect(await runCommand(['resume', 'a1'], environment, 'terminal')).toEqual({
    exitCode: 2,
    errorOutput: expect.stringContaining('resume a1 --out resume.pdf'),
  });
});

test('CSV is marked as UTF-8 for Excel, and keeps quotes, commas and lines, every field in quotes', async () => {
  const { run, stored } = await storeEnquiries({
    phone: '0731 555',
    message: 'He said "no",\r\nthen left = done',
  });
  const row = `"${stored[0]?.id}","2026-03-01T15:30:00+05:30","Asha","Verma","asha@shop.example","0731 555","Online shop","He said ""no"",\r\nthen left = done"\r\n`;
  const header = ['id', 'createdAt', 'firstName', 'lastName', 'email', 'phone', 'subject', 'message'];
  const expected = `\ufeff${header.map((name) => `"${name}"`).join(',')}\r\n${row}`;
  expect((await run('export')).output).toBe(expected);
  expect((await run('export', '--csv')).output).toBe(expected);
  expect((await run('list', '--csv')).output).toBe(expected);
  expect((await run('show', stored[0]?.id ?? '', '--csv')).output).toBe(expected);
});

test('CSV escapes a formula at the start of a field and changes nothing else', async () => {
  const typed = {
    subject: 'hello;=1+1;\t＝2',
    message: 'one\r\n=3\n\n+4\t-5 - 6',
  };
  const { run } = await storeEnquiries({
    firstName: '=HYPERLINK("http://x","y")',
    lastName: '@SUM(1)',
    email: '-1@x',
    phone: '+91 98',
    ...typed,
  });
  const { output = '' } = await run('export');
  expect(output).toContain(`"'=HYPERLINK(""http://x"",""y"")","'@SUM(1)","'-1@x","'+91 98"`);
  expect(output).toContain(`"${typed.subject}","${typed.message}"`);
});

test('--out writes the output to a file that only the operator can read', async () => {
  const { run, stored, environment } = await storeEnquiries({ message: 'पंक्ति' });
  const INIT_CWD = await temporaryFolder();
  const { output, exitCode } = await runAsText(['export', '--json', '--out', 'all.json'], {
    ...environment,
    INIT_CWD,
  });
  const file = join(INIT_CWD, 'all.json');
  expect({ output, exitCode }).toEqual({ output: `Written to ${file}.\n`, exitCode: 0 });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(stored);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await chmod(file, 0o644);
  await run('list', '--out', file);
  expect(await readFile(file, 'utf8')).toBe((await run('list')).output);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const missing = join(INIT_CWD, 'nowhere', 'all.json');
  expect(await run('export', '--out', missing)).toMatchObject({
    exitCode: 1,
    errorOutput: expect.stringMatching(/nowhere.*can't be written.*--out/),
  });
  const nobodys = join(INIT_CWD, 'nobody.txt');
  expect((await run('show', 'nobody', '--out', nobodys)).exitCode).toBe(1);
  expect(existsSync(nobodys)).toBe(false);
});

test("npm's banner never gets into a file of data", async () => {
  const { environment } = await storeEnquiries({});
  const npm = { ...environment, npm_lifecycle_event: 'enquiries' };
  const out = join(await temporaryFolder(), 'file');
  for (const args of [['export'], ['list', '--json'], ['resume', 'a1']])
    expect(await runCommand(args, npm, 'file')).toEqual({
      exitCode: 2,
      errorOutput: expect.stringContaining('--out FILE'),
    });
  expect((await runCommand(['list'], npm, 'file')).exitCode).toBe(0);
  expect((await runCommand(['export', '--out', out], npm, 'file')).exitCode).toBe(0);
  expect((await runCommand(['export'], npm, 'pipe')).exitCode).toBe(0);
  const silent = { ...npm, npm_config_loglevel: 'silent' };
  expect((await runCommand(['export'], silent, 'file')).exitCode).toBe(0);
});

test.each(['＝1', '＋1', '－1', '＠a', '\t=1', '\r=1', '\0=1', ' \u001b=1'])(
  '%j at the start of a field is escaped',
  (subject) => {
    expect(formatCsv(['subject'], [{ subject }])).toContain(`"'${subject}"`);
  },
);

test('a missing database is reported with a remedy', async () => {
  const DATA_DIR = await temporaryFolder();
  const { errorOutput, exitCode } = await runCommand(['list'], { DATA_DIR });
  expect(exitCode).toBe(1);
  expect(errorOutput).toContain(DATA_DIR);
  expect(errorOutput).toContain('Start the server');
});
