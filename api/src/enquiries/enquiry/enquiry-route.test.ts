import { enquiryAddress } from '@site/shared/company/company';
import { enquiryFields, largestEnquiryBytes } from '@site/shared/site-model/enquiry';
import { describe, expect, test, vi } from 'vitest';
import { databases, type MakeDatabase, makeSqlite } from '../../testing/databases';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { openTestApp } from '../../testing/test-app';

type TestApp = Awaited<ReturnType<typeof open>>;

/** The app, with the calls of its store. */
async function open(makeDatabase: MakeDatabase = makeSqlite) {
  const test = await openTestApp({ makeDatabase });
  return { ...test, add: vi.spyOn(test.enquiries, 'add') };
}

const json = { 'content-type': 'application/json' };

function post({ app }: TestApp, payload: string | object, headers: Record<string, string> = json) {
  return app.inject({ method: 'POST', url: enquiryAddress, headers, payload });
}

/** Checks every refusal: a problem of RFC 9457 with a detail. */
function expectProblem(response: Awaited<ReturnType<typeof post>>, status: number) {
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json\b/);
  expect(response.json()).toMatchObject({
    type: 'about:blank',
    title: response.statusMessage,
    status,
    detail: expect.stringMatching(/^[A-Z].{20,}\.$/),
  });
  return response.json();
}

/** Checks that a request was refused, before the database was asked to store anything. */
function expectRefusal({ add }: TestApp, response: Awaited<ReturnType<typeof post>>, status: number) {
  expect(add).not.toHaveBeenCalled();
  return expectProblem(response, status);
}

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test('a complete enquiry is stored before the answer', async () => {
    const test = await open(makeDatabase);
    const response = await post(test, sampleEnquiry);
    expect(response.statusCode).toBe(200);
    const [stored, ...others] = await test.enquiries.list();
    expect(others).toEqual([]);
    expect(stored).toEqual({ id: response.json().id, createdAt: expect.any(String), ...sampleEnquiry });
    expect(Math.abs(Date.parse(stored?.createdAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('every value is stored exactly as typed', async () => {
    const test = await open(makeDatabase);
    const typed = {
      firstName: '  Zoë 👩‍👩‍👧 ',
      lastName: "O'Brien; DROP TABLE enquiries; --",
      email: 'नमस्ते@उदाहरण',
      phone: '+91 (0731) 555-0100 \u00a0',
      subject: '<script>alert("1")</script> \\n %s {{x}} \u202e',
      message: 'line one\r\nline two\n\n\ttabbed\u2028 e\u0301 \0 \ud800 \ufdd0 end ',
    };
    expect((await post(test, typed)).statusCode).toBe(200);
    expect(await test.enquiries.list()).toEqual([expect.objectContaining(typed)]);
  });

  test('unknown fields are ignored', async () => {
    const test = await open(makeDatabase);
    const payload = `{"__proto__":{"a":1},"constructor":{"prototype":1},"id":"mine","age":5,${JSON.stringify(sampleEnquiry).slice(1)}`;
    expect((await post(test, payload)).statusCode).toBe(200);
    const [stored] = await test.enquiries.list();
    expect(Object.keys(stored ?? {})).toEqual(['id', 'createdAt', ...enquiryFields]);
    expect(stored?.id).not.toBe('mine');
  });

  test('the longest texts are stored; longer ones are named, and a larger body is not read', async () => {
    const test = await open(makeDatabase);
    const longest = { ...sampleEnquiry, subject: 's'.repeat(200), message: '\u0001'.repeat(10_000) };
    const tooLong = await post(test, { ...longest, message: 'x'.repeat(10_001) });
    expect(expectRefusal(test, tooLong, 422).errors).toEqual([
      { field: 'message', message: 'Message can have at most 10,000 characters' },
    ]);
    const room = largestEnquiryBytes - JSON.stringify({ ...sampleEnquiry, message: '' }).length;
    expectRefusal(test, await post(test, { ...sampleEnquiry, message: 'x'.repeat(room) }), 422);
    expectRefusal(test, await post(test, { ...sampleEnquiry, message: 'x'.repeat(room + 1) }), 413);
    expect((await post(test, longest)).statusCode).toBe(200);
  });

  test('a failing database loses no enquiry: the visitor is asked to send it again', async () => {
    const test = await open(makeDatabase);
    await test.database.schema.alterTable('enquiries').renameTo('elsewhere').execute();
    const response = await post(test, sampleEnquiry);
    const health = await test.app.inject('/healthz');
    await test.database.schema.alterTable('elsewhere').renameTo('enquiries').execute();

    const problem = expectProblem(response, 503);
    expect(problem.detail).toContain('send it again');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(health.statusCode).toBe(503);

    expect((await post(test, sampleEnquiry)).statusCode).toBe(200);
    const healthy = await test.app.inject('/healthz');
    expect(healthy.statusCode).toBe(200);
    expect(healthy.json()).toEqual({ status: 'ok' });
    expect(await test.enquiries.list()).toHaveLength(1);
  });
});

test('a content type with a character set is accepted, too', async () => {
  const response = await post(await open(), sampleEnquiry, {
    'content-type': 'Application/JSON; charset=UTF-8',
  });
  expect(response.statusCode).toBe(200);
});

test('an empty object names all six fields in the order of the form', async () => {
  const test = await open();
  const { errors, detail } = expectRefusal(test, await post(test, {}), 422);
  expect(errors.map((error: { field: string }) => error.field)).toEqual(enquiryFields);
  expect(errors[0].message).toBe('First Name is required');
  for (const field of enquiryFields) expect(detail).toContain(field);
});

test.each(['null', '5', '"text"', 'true', '[]', `[${JSON.stringify(sampleEnquiry)}]`])(
  '%s is not an enquiry',
  async (payload) => {
    const test = await open();
    expectRefusal(test, await post(test, payload), 422);
  },
);

test.each(['', '{', '{"firstName": "Asha",}', 'firstName=Asha'])('%j is not JSON', async (payload) => {
  const test = await open();
  expectRefusal(test, await post(test, payload), 400);
});

test.each(['text/plain', 'multipart/form-data; boundary=x', 'nonsense'])(
  'an enquiry sent as %s is refused',
  async (type) => {
    const test = await open();
    expectRefusal(test, await post(test, JSON.stringify(sampleEnquiry), { 'content-type': type }), 415);
  },
);

test('a request without a body gets the expected format', async () => {
  const test = await open();
  expectRefusal(test, await test.app.inject({ method: 'POST', url: enquiryAddress }), 415);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s is answered with the allowed methods',
  async (method) => {
    const test = await open();
    const response = await test.app.inject({ method, url: enquiryAddress });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    if (method !== 'HEAD') expectRefusal(test, response, 405);
  },
);

test('every answer has the baseline security headers', async () => {
  const test = await open();
  const responses = await Promise.all([
    post(test, sampleEnquiry),
    post(test, '{'),
    post(test, {}),
    test.app.inject(enquiryAddress),
    test.app.inject('/healthz'),
  ]);
  for (const { headers } of responses) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});
