import { applicationAddress, enquiryAddress } from '@site/shared/company/company';
import { enquiryFields, enquiryReceivedPath } from '@site/shared/site-model/enquiry';
import { challengeAddress } from '@site/shared/site-model/form-challenge';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/open-site';
import { sampleEnquiry } from '../../testing/sample-enquiry';

async function readDocument(takesApplications = false) {
  const test = await openSite({ takesApplications, formGuards: { maxPerClient: 10 } }, [enquiryReceivedPath]);
  const response = await test.app.inject('/openapi.json');
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  return { ...test, document: response.json() };
}

/** Every `$ref` in a document. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === '$ref' ? [String(part)] : referencesIn(part),
  );
}

test('the document is OpenAPI 3.1, and every reference in it resolves', async () => {
  for (const takesApplications of [false, true]) {
    const { document } = await readDocument(takesApplications);
    expect(document.openapi).toBe('3.1.0');
    const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(referencesIn(document).filter((each) => !names.includes(each))).toEqual([]);
    expect(new Set(referencesIn(document))).toEqual(new Set(names));
  }
});

test('an enquiry is described by the schema that checks it', async () => {
  const { document } = await readDocument();
  const { Enquiry } = document.components.schemas;
  expect(Enquiry.required).toEqual(enquiryFields);
  const accepts = (
    value: string,
    { pattern, allOf = [] }: { pattern: string; allOf?: { pattern: string }[] },
  ) => [pattern, ...allOf.map((each) => each.pattern)].every((each) => new RegExp(each, 'u').test(value));
  expect(accepts('asha@shop.example', Enquiry.properties.email)).toBe(true);
  expect(accepts('asha', Enquiry.properties.email)).toBe(false);
  expect(accepts(' ', Enquiry.properties.subject)).toBe(false);
});

test('every path of the API is described, and no page', async () => {
  const { document } = await readDocument();
  expect(Object.keys(document.paths).sort()).toEqual(
    [enquiryAddress, challengeAddress, '/healthz', '/livez', '/readyz'].sort(),
  );
  const methods = Object.values<object>(document.paths).map((path) => Object.keys(path));
  expect(methods.flat().sort()).toEqual(['get', 'get', 'get', 'get', 'post']);
});

test('applications are described when they are on', async () => {
  expect(Object.keys((await readDocument(false)).document.paths)).not.toContain(applicationAddress);
  const { document } = await readDocument(true);
  const { content } = document.paths[applicationAddress].post.requestBody;
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(document.components.schemas.Application.required).toHaveLength(14);
});

test('each field of a health check is described', async () => {
  const { app, document } = await readDocument();
  const { properties } = document.components.schemas.Health;
  const answer = (await app.inject('/healthz')).json();
  expect(Object.keys(answer).sort()).toEqual(Object.keys(properties).sort());
});

test('the answers of the API match the document', async () => {
  const { app, database, document } = await readDocument();
  const { responses } = document.paths[enquiryAddress].post;
  const send = (headers: Record<string, string>, payload: string | object = sampleEnquiry) =>
    app.inject({ method: 'POST', url: enquiryAddress, headers, payload });
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const key = { 'idempotency-key': 'k' };
  const answers = [
    await send(key),
    await send(form, new URLSearchParams(sampleEnquiry).toString()),
    await send(json, '{'),
    await send({ origin: 'https://evil.example' }),
    await send(key, { ...sampleEnquiry, subject: 'Another' }),
    await send(json, JSON.stringify({ message: 'x'.repeat(300_000) })),
    await send({ 'content-type': 'text/plain' }, 'x'),
    await send(json, {}),
  ];
  await database.schema.alterTable('enquiries').renameTo('elsewhere').execute();
  answers.push(await send({}));
  for (let more = 0; more < 4; more++) await send({});
  answers.push(await send({}));
  const seen = answers.map(({ statusCode }) => String(statusCode));
  // 408 needs a real connection (unreadable.test.ts).
  expect([...seen, '408'].sort()).toEqual(Object.keys(responses).sort());
  for (const { statusCode, headers } of answers) {
    const { content, headers: described } = responses[statusCode];
    if (content) expect(Object.keys(content)).toContain(String(headers['content-type']).split(';')[0]);
    if (described) expect(headers.location).toBe(described.Location.schema.const);
  }
});
