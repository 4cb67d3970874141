import { enquiryAddress } from '@site/shared/company/company';
import { enquiryFields, largestEnquiryBytes } from '@site/shared/contracts/enquiry';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { composeGeneration } from '../../testing/composed-site';
import { databases, type MakeDatabase, makeSqlite } from '../../testing/databases';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { temporaryFolder } from '../../testing/temporary-folder';
import { openTestApp } from '../../testing/test-app';
import * as tree from './page-tree';

const fields = enquiryFields.map((name) =>
  name === 'message'
    ? `<div><label for="f-${name}">Message</label><textarea id="f-${name}" name="${name}" aria-describedby="help"></textarea><p class="error" aria-live="polite"></p></div>`
    : `<div><label for="f-${name}">${name}</label><input id="f-${name}" name="${name}" value=""/><p class="error" aria-live="polite"></p></div>`,
);

/** A contact page as a release composes it. */
const contactPage = `<!doctype html><html lang="en-IN"><head><title>Contact</title><link rel="stylesheet" href="/main.css"><link rel="preload" as="script" href="/page.js"><script defer src="/main.js"></script></head><body><header>Malvanta</header><form action="/search"><input name="email"></form><main><form class="sheet" action="${enquiryAddress}" method="post"><h3 class="heading">Send an enquiry</h3><p class="intro">All six fields are needed.</p>${fields.join('')}<button>Send</button></form></main><script type="application/ld+json">{"@type":"ContactPage"}</script><script type="application/json" id="record">{}</script></body></html>`;

interface Options {
  makeDatabase?: MakeDatabase;
  page?: string | undefined;
  app?: Parameters<typeof openTestApp>[0];
}

async function openForm({ makeDatabase = makeSqlite, page = contactPage, app = {} }: Options = {}) {
  const siteDirectory = await temporaryFolder();
  const headers = { 'content-security-policy': "default-src 'self'" };
  if (page) await composeGeneration(siteDirectory, 'live', { contactPage: page, headers });
  const test = await openTestApp({ makeDatabase, siteDirectory, ...app });
  const post = async (typed: Record<string, string>, more: Record<string, string> = {}) => {
    const response = await test.app.inject({
      method: 'POST',
      url: enquiryAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
      payload: new URLSearchParams(typed).toString(),
    });
    const document = parse(response.body);
    const named = (name: string) => findBy(document, 'name', name, 'sheet');
    return {
      ...response,
      status: response.statusCode,
      headers: response.headers,
      body: response.body,
      document,
      named,
    };
  };
  return { ...test, siteDirectory, post };
}

/** An element of the enquiry form, or of the page. */
function findBy(document: tree.Parent, name: string, value: string, within?: string) {
  const place = within && tree.find(document, (each) => tree.attribute(each, 'class') === within);
  return tree.find(place || document, (each) => tree.attribute(each, name) === value);
}

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('a posted form is stored and answered with the good news in the look of the site', async () => {
    const { post, enquiries } = await openForm({ makeDatabase });
    const { status, headers, body, document } = await post(sampleEnquiry);
    expect(status).toBe(200);
    const [stored, ...others] = await enquiries.list();
    expect([stored, others]).toEqual([expect.objectContaining(sampleEnquiry), []]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'self'",
    });
    expect(body).toContain('Malvanta');
    const news = findBy(document, 'role', 'status');
    expect(news && tree.attribute(news, 'class')).toBe('sheet');
    expect(body).toContain('<h3 class="heading">Form submitted successfully!</h3>');
    expect(body).toContain(stored?.id);
    expect(body).toContain('<title>Form submitted successfully! Contact</title>');
    expect(findBy(document, 'action', enquiryAddress)).toBeUndefined();
  });

  test('the same form posted again, as by a reload, is one enquiry; another one is another', async () => {
    const { post, enquiries } = await openForm({ makeDatabase });
    const [first, again] = await Promise.all([post(sampleEnquiry), post(sampleEnquiry)]);
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect((await post({ ...sampleEnquiry, message: 'Another one' })).status).toBe(200);
    expect(await enquiries.list()).toHaveLength(2);
  });

  test('a form that can not be stored comes back filled, with the alert, and is stored the next time', async () => {
    const { post, database, enquiries } = await openForm({ makeDatabase });
    await database.schema.alterTable('enquiries').renameTo('elsewhere').execute();
    const refused = await post(sampleEnquiry);
    await database.schema.alterTable('elsewhere').renameTo('enquiries').execute();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const alert = findBy(refused.document, 'role', 'alert');
    expect(alert && tree.textOf(alert)).toMatch(
      /^An error occurred while submitting the form\. .*send it again/,
    );
    expect(tree.attribute(refused.named('subject') as tree.Element, 'value')).toBe(sampleEnquiry.subject);
    expect((await post(sampleEnquiry)).status).toBe(200);
    expect(await enquiries.list()).toHaveLength(1);
  });
});

test('a wrong form comes back with its messages and everything that was typed', async () => {
  const { post, enquiries } = await openForm();
  const typed = {
    firstName: '"><script>alert(1)</script>',
    lastName: ' ',
    email: 'asha',
    phone: '0731 & more',
    subject: "It's",
    message: '\n</textarea>\nline <b>two</b>',
  };
  const { status, body, document, named } = await post(typed);
  expect(status).toBe(422);
  expect(await enquiries.list()).toEqual([]);
  const control = (name: string) => named(name) as tree.Element;
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'subject'] as const)
    expect(tree.attribute(control(name), 'value')).toBe(typed[name]);
  expect(tree.textOf(control('message'))).toBe(typed.message);
  expect(body).not.toContain('<script>alert');

  const alert = findBy(document, 'role', 'alert') as tree.Element;
  expect(tree.textOf(alert)).toBe('Put the marked fields right and send the enquiry again.');
  expect(tree.attribute(alert.parentNode as tree.Element, 'class')).toBe('intro');
  expect(body).toContain('<title>Error: Contact</title>');

  const invalid = enquiryFields.filter((name) => tree.attribute(control(name), 'aria-invalid'));
  expect(invalid).toEqual(['lastName', 'email']);
  for (const [name, message] of [
    ['lastName', 'Last Name is required'],
    ['email', 'Invalid email address'],
  ] as const) {
    const described = tree.attribute(control(name), 'aria-describedby') ?? '';
    const place = findBy(document, 'id', described.split(' ').at(-1) ?? '') as tree.Element;
    expect([tree.attribute(place, 'class'), tree.textOf(place)]).toEqual(['error', message]);
  }
  expect(tree.attribute(control('lastName'), 'autofocus')).toBe('');
  expect(
    findBy(document, 'name', 'email') &&
      tree.attribute(findBy(document, 'name', 'email') as tree.Element, 'value'),
  ).toBeUndefined();
});

test('a description that a field has already stays', async () => {
  const { post } = await openForm();
  const { named } = await post({ ...sampleEnquiry, message: '' });
  expect(tree.attribute(named('message') as tree.Element, 'aria-describedby')).toBe('help f-message-error');
});

test('the answer has no scripts that would build the page anew, and keeps what search engines read', async () => {
  const { post } = await openForm();
  for (const typed of [sampleEnquiry, {}]) {
    const { body } = await post(typed);
    expect(body).not.toMatch(/main\.js|page\.js|id="record"/);
    expect(body).toContain('/main.css');
    expect(body).toContain('ContactPage');
  }
});

test('line breaks are stored as they were typed, not as a form posts them', async () => {
  const { post, enquiries } = await openForm();
  await post({ ...sampleEnquiry, message: 'one\r\ntwo\r\n' });
  expect((await enquiries.list())[0]?.message).toBe('one\ntwo\n');
});

test('a form that is too large is refused with a page that says so', async () => {
  const { post, enquiries } = await openForm();
  const { status, body } = await post({ ...sampleEnquiry, message: 'x'.repeat(largestEnquiryBytes) });
  expect(status).toBe(413);
  expect(body).toContain('Shorten the message');
  expect(body).toContain('Going back brings back what you typed');
  expect(await enquiries.list()).toEqual([]);
});

test('too many forms from one client are refused with a page', async () => {
  const { post } = await openForm({ app: { formGuards: { requestsPerWindow: 1 } } });
  await post(sampleEnquiry);
  const { status, body } = await post(sampleEnquiry);
  expect(status).toBe(429);
  expect(body).toContain('Wait a few minutes');
});

test('a form on somebody else’s page is refused', async () => {
  const { post, enquiries } = await openForm();
  expect((await post(sampleEnquiry, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await enquiries.list()).toEqual([]);
});

test('what a release has renamed or left out is missing from the answer, and nothing else', async () => {
  const page = `<title>C</title><form action="${enquiryAddress}"><input name="email"><input name="subject"></form>`;
  const { post } = await openForm({ page });
  const wrong = await post({ subject: 'Kept' });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('value="Kept"');
  expect(wrong.body).toContain('Email is required');
  expect((await post(sampleEnquiry)).body).toContain('Form submitted successfully!');
});

test.each([
  ['the contact page has no form', '<p>Call us</p>'],
  ['there is no site', ''],
])('when %s, the enquiry is stored all the same', async (_, page) => {
  const { post, enquiries } = await openForm({ page });
  const stored = await post(sampleEnquiry);
  expect([stored.status, await enquiries.list()]).toMatchObject([200, [sampleEnquiry]]);
  expect(stored.body).toContain('Form submitted successfully!');
  const wrong = await post({});
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('+91');
});
