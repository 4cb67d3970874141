import { createHash } from 'node:crypto';
import { enquiryAddress } from '@site/shared/company/company';
import { documentHeaders } from '@site/shared/http/document-headers';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import {
  enquiryFields,
  enquiryReceivedPath,
  honeypotField,
  largestEnquiryBytes,
} from '@site/shared/site-model/enquiry';
import { describe, expect, test, vi } from 'vitest';
import { composeSnapshot } from '../../testing/composed-site';
import { databases, type MakeDatabase, makeSqlite } from '../../testing/databases';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { openTestApp } from '../../testing/test-app';

interface Options {
  makeDatabase?: MakeDatabase;
  /** Whether the deployed site has the page for a stored enquiry. */
  hasPage?: boolean;
  app?: Parameters<typeof openTestApp>[0];
}

async function openForm({ makeDatabase = makeSqlite, hasPage = true, app = {} }: Options = {}) {
  const siteDirectory = await temporaryFolder();
  if (hasPage) await composeSnapshot(siteDirectory, 'live', { pages: [enquiryReceivedPath] });
  const test = await openTestApp({ makeDatabase, siteDirectory, ...app });
  const post = async (typed: Record<string, string>, more: Record<string, string> = {}) => {
    const response = await test.app.inject({
      method: 'POST',
      url: enquiryAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
      payload: new URLSearchParams(typed).toString(),
    });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };
  return { ...test, post };
}

/** The start tag of a field in the response. */
const controlOf = (body: string, name: string) =>
  new RegExp(`<(?:input|textarea) [^>]*name="${name}"[^>]*>`).exec(body)?.[0] ?? '';

const received = { status: 303, headers: { location: '/contact/received', 'cache-control': 'no-store' } };

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('a posted form is stored, and the browser is redirected to the page that confirms it', async () => {
    const { post, enquiries } = await openForm({ makeDatabase });
    expect(await post(sampleEnquiry)).toMatchObject(received);
    expect(await enquiries.list()).toEqual([expect.objectContaining(sampleEnquiry)]);
  });

  test('the same form posted again is one enquiry; another one is another', async () => {
    const { post, enquiries } = await openForm({ makeDatabase });
    for (const answer of await Promise.all([post(sampleEnquiry), post(sampleEnquiry)]))
      expect(answer).toMatchObject(received);
    expect(await post({ ...sampleEnquiry, message: 'Another one' })).toMatchObject(received);
    expect(await enquiries.list()).toHaveLength(2);
  });

  test('a form that cannot be stored is returned filled in, with the alert, and is stored the next time', async () => {
    const { post, database, enquiries } = await openForm({ makeDatabase });
    await database.schema.alterTable('enquiries').renameTo('elsewhere').execute();
    const refused = await post(sampleEnquiry);
    await database.schema.alterTable('elsewhere').renameTo('enquiries').execute();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatch(
      /role="alert">An error occurred while submitting the form\. [^<]*send it again/,
    );
    expect(controlOf(refused.body, 'subject')).toContain(`value="${sampleEnquiry.subject}"`);
    expect(await post(sampleEnquiry)).toMatchObject(received);
    expect(await enquiries.list()).toHaveLength(1);
  });
});

test('an invalid form is returned with its messages and everything that was typed', async () => {
  const { post, enquiries } = await openForm();
  const typed = {
    firstName: '"><script>alert(1)</script>',
    lastName: ' ',
    email: 'asha',
    phone: '0731 & more',
    subject: "It's",
    message: '\n</textarea>\nline <b>two</b>',
  };
  const { status, body } = await post(typed);
  expect(status).toBe(422);
  expect(await enquiries.list()).toEqual([]);
  expect(controlOf(body, 'firstName')).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(controlOf(body, 'lastName')).toContain('value=" "');
  expect(controlOf(body, 'email')).toContain('value="asha"');
  expect(controlOf(body, 'phone')).toContain('value="0731 &amp; more"');
  expect(controlOf(body, 'subject')).toContain('value="It&#39;s"');
  // The parser drops the first line break of a text area: the second one is the visitor's.
  expect(body).toContain('>\n\n&lt;/textarea&gt;\nline &lt;b&gt;two&lt;/b&gt;</textarea>');

  expect(body).toContain('role="alert">Correct the marked fields and send the enquiry again.</p>');
  expect(body).toMatch(/<title>Error: /);
  const invalid = enquiryFields.filter((name) => controlOf(body, name).includes('aria-invalid="true"'));
  expect(invalid).toEqual(['lastName', 'email']);
  expect(controlOf(body, 'lastName')).toContain('aria-describedby="lastName-error"');
  expect(body).toContain('id="lastName-error">Last Name is required</p>');
  expect(body).toContain('id="email-error">Invalid email address</p>');
  expect(enquiryFields.filter((name) => controlOf(body, name).includes(' autofocus'))).toEqual(['lastName']);
  for (const name of enquiryFields) expect(body).toContain(`<label for="${name}">`);
});

test('a response is small and self-contained, and may run no script', async () => {
  const { post } = await openForm();
  const { body, headers } = await post({ email: 'asha' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.length).toBeLessThan(10_000);
  expect(body).not.toMatch(/<script|<link|src=|style="/);
  expect(body).toContain('<header>Malvanta</header>');
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
});

test.each([
  ['wrong', { email: 'asha' }, {}, 422],
  ['on a page of another site', sampleEnquiry, { origin: 'https://evil.example' }, 403],
  ['stored on a site without its page', sampleEnquiry, {}, 200],
])('the response to a form that is %s has the headers of pages', async (_, typed, headers, status) => {
  const { post } = await openForm({ hasPage: false });
  const answer = await post(typed, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    ...documentHeaders,
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cache-control': 'no-store',
  });
});

test('line breaks are stored as typed, not as a form posts them', async () => {
  const { post, enquiries } = await openForm();
  await post({ ...sampleEnquiry, message: 'one\r\ntwo\r\n' });
  expect((await enquiries.list())[0]?.message).toBe('one\ntwo\n');
});

test('a text that is too long is returned complete, with its message', async () => {
  const { post, enquiries } = await openForm();
  const { status, body } = await post({ ...sampleEnquiry, message: 'x'.repeat(10_001) });
  expect(status).toBe(422);
  expect(body).toContain('Message can have at most 10,000 characters');
  expect(body).toContain(`${'x'.repeat(10_001)}</textarea>`);
  expect(await enquiries.list()).toEqual([]);
});

test.each([
  ['that is too large', { message: 'x'.repeat(largestEnquiryBytes) }, {}, 413, 'Shorten the message'],
  ['on a page of another site', {}, { origin: 'https://evil.example' }, 403, 'Only pages of this site'],
])('a form %s is refused with a short page', async (_, typed, headers, status, words) => {
  const { post, enquiries } = await openForm();
  const answer = await post({ ...sampleEnquiry, ...typed }, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(words);
  expect(answer.body).toContain('Go back to see what you typed');
  expect(answer.body).toContain('+91 731 555 0100');
  expect(answer.body.length).toBeLessThan(2500);
  expect(await enquiries.list()).toEqual([]);
});

test('too many forms from one client are refused with a short page', async () => {
  const { post } = await openForm({ app: { formGuards: { maxPerClient: 1 } } });
  await post(sampleEnquiry);
  const { status, body } = await post(sampleEnquiry);
  expect(status).toBe(429);
  expect(body).toContain('Wait a few minutes');
  expect(body.length).toBeLessThan(2500);
});

test('a bot that fills in the hidden field gets the page of success, and nothing is stored', async () => {
  const onTrapped = vi.fn();
  const { post, enquiries } = await openForm({ app: { onTrapped } });
  expect(await post({ ...sampleEnquiry, [honeypotField]: 'https://spam.example' })).toMatchObject(received);
  expect(await enquiries.list()).toEqual([]);
  expect(onTrapped).toHaveBeenCalledTimes(1);
  expect(await post({ ...sampleEnquiry, [honeypotField]: '' })).toMatchObject(received);
  expect(await enquiries.list()).toHaveLength(1);
});

test('without the page for it, an enquiry is stored and the response confirms it', async () => {
  const { post, enquiries } = await openForm({ hasPage: false });
  const stored = await post(sampleEnquiry);
  expect([stored.status, await enquiries.list()]).toMatchObject([200, [sampleEnquiry]]);
  expect(stored.body).toContain('Form submitted successfully!');
});
