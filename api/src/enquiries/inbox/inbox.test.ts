import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { databases } from '../../testing/databases';
import { openInbox } from '../../testing/open-inbox';
import { sampleResume } from '../../testing/sample-application';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { deletionList } from '../backup/deletion-list';
import { runBackup } from '../backup/run-backup';

test.each(databases)(
  'on $name, an enquiry is found, opened, marked as answered, exported and deleted while the server runs',
  async ({ makeDatabase }) => {
    const { ask, press, store } = await openInbox({ makeDatabase });
    const other = await store({ firstName: 'Ravi', email: 'ravi@mill.example' });
    const id = await store({ phone: '=1+1' });
    const address = `/enquiries/${id}`;
    const list = async (query = '') => (await ask(`/enquiries${query}`)).body;
    expect((await list()).indexOf(id)).toBeLessThan((await list()).indexOf(other));
    expect(await list('?text=asha+SHOP')).toContain('1 open enquiry with');
    expect(await list('?text=asha+SHOP')).not.toContain(other);
    expect((await ask(address)).body).toContain(sampleEnquiry.message);

    expect(await press(address, `${address}/answered`)).toMatchObject({ statusCode: 303 });
    expect(await list()).not.toContain(id);
    expect(await list('?state=answered')).toContain(id);
    const exported = await ask('/enquiries/export.csv?state=answered');
    expect(exported.headers['content-disposition']).toBe('attachment; filename="enquiries.csv"');
    expect(exported.body).toMatch(
      /^\ufeff"id",.*,"message","answeredAt"\r\n"[^"]+",.*"'=1\+1",.*,"2\d{3}-[^"]+\+05:30"\r\n$/,
    );
    await press(address, `${address}/open`);
    expect(await list()).toContain(id);

    expect((await ask(`${address}/delete`)).body).toContain('deletes the enquiry for good');
    expect(await list()).toContain(id);
    expect((await press(`${address}/delete`, `${address}/delete`)).body).toContain(
      `${id} was deleted for good`,
    );
    expect((await press(`/enquiries/${other}/delete`, `${address}/delete`)).statusCode).toBe(403);
    expect((await ask(address)).statusCode).toBe(404);
    expect(await list('?state=all')).not.toContain(id);
  },
);

test('a deletion is added to the list next to the last backup, as by the command', async () => {
  const { database, environment, press, store } = await openInbox();
  const id = await store();
  const file = join(await temporaryFolder(), 'backup.sqlite');
  await runBackup(['--out', file], environment);
  await press(`/enquiries/${id}/delete`, `/enquiries/${id}/delete`);
  expect(await readFile(deletionList(dirname(file)), 'utf8')).toBe(`${id}\n`);
  expect(await database.selectFrom('deletions').select('id').execute()).toEqual([{ id }]);
});

test('what strangers typed is text, in every place', async () => {
  const { ask, store, apply } = await openInbox();
  const script = `"><script>alert('1')</script>\u202e`;
  const id = await store({
    ...{ firstName: script, lastName: script, email: `a${script}@x`, phone: script, subject: script },
    message: `${script}\n<b>second line</b>`,
  });
  const application = await apply({ role: script, linkedin: 'javascript:alert(1)', additionalInfo1: script });
  for (const url of [
    ...['/enquiries', `/enquiries/${id}`, `/enquiries/${id}/delete`, `/applications/${application}`],
    ...['/applications', `/enquiries?text=${encodeURIComponent(script)}`],
  ]) {
    const { body, headers, statusCode } = await ask(url);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body.replaceAll(/<input.*?>/g, '')).not.toContain('\u202e');
    expect(body).not.toMatch(/<script|<b>|<img|href="javascript:/);
  }
  const { body } = await ask(`/enquiries/${id}`);
  expect(body).toContain('\n&lt;b&gt;second line&lt;/b&gt;</p>');
  expect(body).not.toContain('mailto:');
});

test('a reply begins with the address and the subject of the enquiry', async () => {
  const { ask, store } = await openInbox();
  const id = await store({ email: 'isha+web@example.org', subject: 'A till\r\nBcc: x@y?&' });
  expect((await ask(`/enquiries/${id}`)).body).toContain(
    'href="mailto:isha%2Bweb@example.org?subject=Re%3A%20A%20till%20Bcc%3A%20x%40y%3F%26"',
  );
});

test('an enquiry with half a surrogate pair is shown', async () => {
  const { ask, store } = await openInbox();
  const subject = await store({ subject: 'A till \ud83d' });
  expect((await ask(`/enquiries/${subject}`)).body).toContain('?subject=Re%3A%20A%20till%20%EF%BF%BD"');
  const email = await store({ email: 'isha\ud83d@example.org' });
  expect((await ask(`/enquiries/${email}`)).body).toContain(sampleEnquiry.message);
});

test('an ID that no entry can have is not blamed on the database', async () => {
  const { ask } = await openInbox();
  for (const url of ['/enquiries/%00', '/enquiries/1/delete', '/applications/1', '/applications/1/resume']) {
    const { statusCode, body } = await ask(url);
    expect(statusCode, url).toBe(404);
    expect(body).toContain('There is no such entry.');
  }
});

test.each(['enquiries', 'applications'])('a missing entry leads back to the list of %s', async (list) => {
  const { ask } = await openInbox();
  for (const path of ['b6f3', '00000000-0000-4000-8000-000000000000', 'a/b/c'])
    expect((await ask(`/${list}/${path}`)).body).toContain(
      `<a class="button" href="/${list}">Back to ${list}</a>`,
    );
});

test.each([
  ['Isha', 'Isha-Patidar'],
  ['ईशा', '%E0%A4%88%E0%A4%B6%E0%A4%BE-Patidar'],
  ['"..\\/\r\nX: y\u202e', 'X-y-Patidar'],
  ['x'.repeat(99), 'x'.repeat(40)],
])('the resume of %j is downloaded byte for byte, never shown, as %s', async (firstName, name) => {
  const { ask, apply } = await openInbox();
  const id = await apply({ firstName });
  const { rawPayload, headers } = await ask(`/applications/${id}/resume`);
  expect(sampleResume.equals(rawPayload)).toBe(true);
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename="resume-${id}.pdf"; filename*=UTF-8''${name}-resume-${id}.pdf`,
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['waiting', null, 'It waits to be scanned', 'waiting'],
  ['infected', 'Test.Eicar', 'infected: Test.Eicar', 'infected: Test.Eicar'],
] as const)(
  'a resume whose scan is %s is not downloaded, and listed',
  async (state, problem, shown, scan) => {
    const { ask, apply, database } = await openInbox();
    const before = await apply();
    expect((await ask('/applications/export.csv')).body).not.toContain('resumeScan');
    const id = await apply();
    const [at, about] = [new Date().toISOString(), 'application'] as const;
    await database
      .insertInto('scans')
      .values({ id, about, aboutId: id, state, waitingSince: at, attempts: 1, dueAt: at, problem })
      .execute();
    const { body } = await ask(`/applications/${id}`);
    expect(body).toContain(shown);
    expect(body).not.toContain(`/applications/${id}/resume`);
    expect((await ask(`/applications/${id}/resume`)).statusCode).toBe(404);
    const listed = (await ask('/waiting')).body;
    expect(listed).toContain(`href="/applications/${id}"`);
    expect(listed.includes('1 attempt failed.')).toBe(state === 'waiting');
    const exported = (await ask('/applications/export.csv')).body;
    expect(exported).toMatch(/"resumeName","resumeScan","answeredAt"\r\n/);
    expect(exported).toMatch(new RegExp(`"${id}",.*"${scan}",""\r\n`));
    expect(exported).toMatch(new RegExp(`"${before}",.*"not scanned",""\r\n`));
  },
);

test('thousands are shown in pages', async () => {
  const { ask, database } = await openInbox();
  for (let at = 0; at < 12; at++)
    await database
      .insertInto('enquiries')
      .values(
        Array.from({ length: 100 }, (_, more) => ({
          ...sampleEnquiry,
          id: `00000000-0000-4000-8000-${String(at * 100 + more).padStart(12, '0')}`,
          createdAt: '2026-03-01T10:00:00.000Z',
          idempotencyKey: null,
        })),
      )
      .execute();
  const first = (await ask('/enquiries?text=shop')).body;
  expect(first).toContain('1,200 open enquiries');
  expect(first).toContain('1 Mar 2026, 15:30 IST');
  expect(first.match(/<li>\n<p class="name">/g)).toHaveLength(50);
  expect(first).toContain('href="/enquiries?text=shop&amp;state=open&amp;page=2"');
  const last = (await ask('/enquiries?page=999&state=nonsense')).body;
  expect(last).toContain('Page 24 of 24');
  expect(last).toContain('000000000000"');
  expect((await ask('/enquiries/export.csv')).body.trimEnd().split('\r\n')).toHaveLength(1201);
});

test('mails and webhooks that wait are listed, those given up first, and are sent again on request', async () => {
  const { ask, press, store, database } = await openInbox();
  const id = await store();
  await store();
  const problem = '550 <no> such mailbox';
  await database
    .updateTable('notifications')
    .set({ state: 'dead', problem })
    .where('aboutId', '=', id)
    .execute();
  expect((await ask('/enquiries')).body).toContain(
    '1 notification was given up, 1 notification waits to be sent',
  );
  const { body } = await ask('/waiting');
  expect(body).toContain('1 was given up, 1 waits to be sent.');
  expect(body).toContain('550 &lt;no&gt; such mailbox');
  expect(body).toContain(`href="/enquiries/${id}"`);
  expect(body).toContain('SMTP_URL is not set here');
  expect((await press('/waiting', '/waiting/resend')).body).toContain('Sending one notification again.');
  expect((await ask('/waiting')).body).toContain('0 were given up, 2 wait to be sent.');
  // The site has the setting, as it has tried.
  await database.updateTable('notifications').set({ attempts: 1 }).execute();
  expect((await ask('/waiting')).body).not.toContain('SMTP_URL');
});

test('counts all notifications that wait, and lists the first hundred', async () => {
  const { ask, database } = await openInbox();
  const at = new Date().toISOString();
  const waiting = { about: 'enquiry', state: 'waiting', waitingSince: at, attempts: 0, dueAt: at } as const;
  const rows = Array.from({ length: 150 }, (_, index) => ({ ...waiting, id: `${index}`, aboutId: 'e' }));
  await database.insertInto('notifications').values(rows).execute();
  const { body } = await ask('/waiting');
  expect(body).toContain('0 were given up, 150 wait to be sent.');
  expect(body).toContain('The first 100:');
  expect(body.match(/class="name"/g)).toHaveLength(100);
});
