import { applicationAddress } from '@site/shared/company/company';
import { applicationTextFields, largestResumeBytes } from '@site/shared/site-model/application';
import { describe, expect, test } from 'vitest';
import { formOf, openForm, part } from '../../testing/application-form';
import { databases } from '../../testing/databases';
import { openSite } from '../../testing/open-site';
import { sampleApplication, sampleResume } from '../../testing/sample-application';

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('an application is stored with its resume and its notification before the answer', async () => {
    const { post, applications, database } = await openForm(makeDatabase);
    const response = await post();
    expect(response.statusCode).toBe(200);
    const { id } = response.json();
    expect(await applications.list()).toEqual([
      { id, createdAt: expect.any(String), ...sampleApplication, resumeName: 'my cv.pdf' },
    ]);
    const resume = await applications.findResume(id);
    expect(resume?.content.equals(sampleResume)).toBe(true);
    const notifications = await database.selectFrom('notifications').select(['about', 'aboutId']).execute();
    expect(notifications).toEqual([{ about: 'application', aboutId: id }]);
  });

  test('every text is stored exactly as typed', async () => {
    const { post, applications } = await openForm(makeDatabase);
    const texts = {
      firstName: '  ज़ोया 👩‍👩‍👧 ',
      linkedin: '<script>',
      additionalInfo1: 'one\n\u0000two "x"',
    };
    expect(
      (await post({ texts, resume: { content: sampleResume, name: 'résumé "1".pdf' } })).statusCode,
    ).toBe(200);
    const [stored] = await applications.list();
    expect(stored).toMatchObject(texts);
    expect(stored?.resumeName).toContain('résumé');
  });

  test('a repeat gets the same answer, another application with its key is refused', async () => {
    const { post, applications } = await openForm(makeDatabase);
    const [first, repeat] = await Promise.all([post({ key: 'k' }), post({ key: 'k' })]);
    expect([first.statusCode, repeat.body]).toEqual([200, first.body]);
    const others = [
      { texts: { city: 'Bhopal' } },
      { resume: { content: Buffer.concat([sampleResume, Buffer.from('x')]) } },
    ];
    for (const other of others) expect((await post({ ...other, key: 'k' })).statusCode).toBe(409);
    expect(await applications.list()).toHaveLength(1);
  });

  test('the largest resume is stored, one byte more is refused', async () => {
    const { post, applications } = await openForm(makeDatabase);
    const content = Buffer.concat([sampleResume, Buffer.alloc(largestResumeBytes - sampleResume.length, 1)]);
    const tooLarge = await post({ resume: { content: Buffer.concat([content, Buffer.from('x')]) } });
    expect(tooLarge.statusCode).toBe(422);
    expect(tooLarge.json().errors).toEqual([{ field: 'resume', message: expect.stringContaining('5 MB') }]);
    const { id } = (await post({ resume: { content } })).json();
    expect((await applications.findResume(id))?.content.equals(content)).toBe(true);
    expect(await applications.list()).toHaveLength(1);
  });
});

test('the longest text counts each line break as one character, as its field does', async () => {
  const { post, applications } = await openForm();
  const additionalInfo1 = 'a\n'.repeat(5000);
  expect((await post({ texts: { additionalInfo1 } })).statusCode).toBe(200);
  expect(await applications.list()).toMatchObject([{ additionalInfo1 }]);
});

test('an application whose connection was reset has no address, and is handled like any other', async () => {
  const { app, post } = await openForm();
  app.addHook('onRequest', async ({ raw }) => {
    Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined });
  });
  expect((await post()).statusCode).toBe(200);
});

test('a resume that is a file by its type alone is stored without a name', async () => {
  const { app, applications } = await openForm();
  const texts = Object.entries(sampleApplication).map(([field, text]) => part(field, text).slice(0, -5));
  const payload = Buffer.concat([
    Buffer.from(texts.join('')),
    Buffer.from('--x\r\nContent-Disposition: form-data; name="resume"\r\n'),
    Buffer.from('Content-Type: application/octet-stream\r\n\r\n'),
    sampleResume,
    Buffer.from('\r\n--x--'),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await app.inject({ method: 'POST', url: applicationAddress, headers, payload });
  expect(response.statusCode).toBe(200);
  expect(await applications.list()).toMatchObject([{ ...sampleApplication, resumeName: '' }]);
});

test('an application without texts names them all', async () => {
  const { post, applications } = await openForm();
  const empty = Object.fromEntries(applicationTextFields.map((field) => [field, '']));
  const response = await post({ texts: empty });
  expect(response.statusCode).toBe(422);
  const named = response.json().errors.map(({ field }: { field: string }) => field);
  expect(named).toEqual(applicationTextFields);
  expect(await applications.list()).toEqual([]);
});

test.each([
  ['missing', undefined, 'Resume is required'],
  ['not chosen', { content: Buffer.alloc(0), name: '' }, 'Resume is required'],
  ['empty', { content: Buffer.alloc(0) }, 'Resume must be a PDF file'],
  ['a page disguised as a PDF', { content: Buffer.from('<html>%PDF-') }, 'Resume must be a PDF file'],
  ['a document', { content: Buffer.from('PK\u0003\u0004'), name: 'cv.docx' }, 'Resume must be a PDF file'],
])('a resume that is %s is reported', async (_, resume, message) => {
  const { post, applications } = await openForm();
  const response = await post({ resume });
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual([{ field: 'resume', message }]);
  expect(await applications.list()).toEqual([]);
});

test('a file in another field is no resume', async () => {
  const { app, applications } = await openForm();
  const body = formOf({});
  body.append('photo', new Blob([new Uint8Array(sampleResume)], { type: 'application/pdf' }), 'cv.pdf');
  const request = new Request('http://site', { method: 'POST', body });
  const response = await app.inject({
    method: 'POST',
    url: applicationAddress,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(response.json().errors).toEqual([{ field: 'resume', message: 'Resume is required' }]);
  expect(await applications.list()).toEqual([]);
});

test.each([
  ['JSON', 'application/json', '{}', 415],
  ['a plain form', 'application/x-www-form-urlencoded', 'a=b', 415],
  ['form data without a boundary', 'multipart/form-data', 'x', 400],
  [
    'form data that ends too early',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form',
    400,
  ],
  ['an empty body', 'multipart/form-data; boundary=x', '', 422],
  ['a field called __proto__', 'multipart/form-data; boundary=x', part('__proto__', 'x'), 400],
  [
    'more fields than any form has',
    'multipart/form-data; boundary=x',
    `${part('a', 'x').slice(0, -5).repeat(60)}--x--`,
    413,
  ],
  ['a huge text', 'multipart/form-data; boundary=x', part('city', 'x'.repeat(70_000)), 413],
])('%s is refused', async (_, type, payload, status) => {
  const { app, applications } = await openForm();
  const headers = { 'content-type': type };
  const response = await app.inject({ method: 'POST', url: applicationAddress, headers, payload });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json\b/);
  expect(response.json().detail).toMatch(/^[A-Z].{20,}\.$/);
  expect(await applications.list()).toEqual([]);
});

test('without applications their path is not found', async () => {
  const { app } = await openSite();
  expect((await app.inject({ method: 'POST', url: applicationAddress, payload: {} })).statusCode).toBe(404);
});
