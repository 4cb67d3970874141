import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { inboxHeaders, inboxParts, openInbox } from '../../../testing/open-inbox';
import { openSite } from '../../../testing/open-site';
import { openTestDatabase } from '../../../testing/open-test-database';
import { sampleEnquiry } from '../../../testing/sample-enquiry';
import { storedId } from '../../../testing/stored-id';
import { buildInbox } from '../build-inbox';

test('only requests with the password and to this machine’s names are answered', async () => {
  const { app, ask, store } = await openInbox();
  const id = await store();
  for (const url of [
    ...['/', '/enquiries', `/enquiries/${id}`, '/inbox.css', '/waiting', '/nothing', '/enquiries/%ff'],
    ...[`/enquiries/${id}/delete`, '/waiting/resend', `/enquiries/${'a'.repeat(9000)}`, 'http://localhost/%'],
  ]) {
    for (const wrong of [
      '',
      'Basic',
      `Basic ${Buffer.from('inbox:other').toString('base64')}`,
      'Bearer of-the-test',
    ]) {
      const { statusCode, headers, body } = await ask(url, { authorization: wrong });
      expect(statusCode).toBe(401);
      expect(headers['www-authenticate']).toContain('Basic');
      expect(body).not.toContain(id);
    }
    for (const method of app.supportedMethods) {
      const withoutPassword = await app.inject({ method, url, headers: { host: 'localhost' } });
      expect(withoutPassword.statusCode, method).toBe(401);
    }
    for (const foreign of ['attacker.example', 'localhost.attacker.example', '192.0.2.1:3200'])
      expect((await ask(url, { host: foreign })).statusCode).toBe(421);
  }
  for (const own of ['localhost:9000', '127.0.0.1:3200', '[::1]:3200'])
    expect((await ask('/enquiries', { host: own })).statusCode).toBe(200);
});

test('a change needs a form of the inbox itself', async () => {
  const { press, store, ask } = await openInbox({ origin: 'https://inbox.example' });
  const id = await store();
  const address = `/enquiries/${id}`;
  const mark = async (headers: Record<string, string>, token?: string) =>
    (await press(address, `${address}/answered`, headers, token)).statusCode;
  expect(await mark({}, 'guessed')).toBe(403);
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(await mark({ 'sec-fetch-site': site })).toBe(403);
  for (const origin of ['null', 'https://attacker.example', 'http://localhost:9999'])
    expect(await mark({ 'sec-fetch-site': '', origin })).toBe(403);
  expect(await mark({ 'content-type': 'text/plain' })).toBe(415);
  expect((await ask('/enquiries?state=answered')).body).not.toContain(id);
  expect(await mark({})).toBe(303);
  expect((await ask('/enquiries', { host: 'inbox.example' })).statusCode).toBe(200);
});

test('without a database it names the remedy, and answers once there is one', async () => {
  const folder = await temporaryFolder();
  const inbox = buildInbox({
    ...inboxParts,
    database: { kind: 'sqlite', folder },
  });
  onTestFinished(() => inbox.close());
  const ask = () => inbox.inject({ url: '/enquiries', headers: inboxHeaders });
  const away = await ask();
  expect(away.statusCode).toBe(503);
  expect(away.body).toContain('Start the server once');
  await openTestDatabase({ kind: 'sqlite', folder });
  expect((await ask()).body).toContain('0 open enquiries');
});

test('the public server has none of its pages', async () => {
  const { app, enquiries } = await openSite();
  const id = await storedId(enquiries.add(sampleEnquiry));
  for (const url of [
    ...['/inbox', '/inbox.css', '/waiting', '/enquiries', '/enquiries/export.csv', '/applications'],
    ...[`/enquiries/${id}`, `/enquiries/${id}/delete`, `/applications/${id}/resume`],
  ])
    expect((await app.inject({ url, headers: inboxHeaders })).statusCode, url).toBe(404);
  for (const url of [`/enquiries/${id}/answered`, `/enquiries/${id}/delete`, '/waiting/resend'])
    expect((await app.inject({ method: 'POST', url, headers: inboxHeaders })).statusCode, url).toBeOneOf([
      404, 405,
    ]);
  expect(await enquiries.find(id)).toBeDefined();
});
