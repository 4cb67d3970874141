import { enquiryAddress } from '@site/shared/company/company';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../testing/sample-enquiry';
import { openTestApp } from '../testing/test-app';
import { loggingTo } from './logging';

const personal = 'Very.Private';
const filled = Object.fromEntries(Object.keys(sampleEnquiry).map((field) => [field, `${personal}@example`]));

/** An app that collects its log at the level `trace`. */
async function openLoggedApp(fail = false) {
  const lines: string[] = [];
  const { app } = await openTestApp({
    logger: loggingTo({ write: (line) => lines.push(line) }, 'trace'),
    store: (enquiries) => {
      const broken = Object.assign(new Error('disk full'), {
        code: 'SQLITE_FULL',
        detail: `row (${personal})`,
      });
      return fail ? { ...enquiries, add: () => Promise.reject(broken) } : enquiries;
    },
  });
  return { app, lines };
}

test('no log line contains a visitor’s input, however the request ends', async () => {
  const { app, lines } = await openLoggedApp();
  const headers = { 'content-type': 'application/json' };
  const bodies = [
    JSON.stringify(filled),
    JSON.stringify({ ...filled, email: personal }),
    `${personal} is not JSON`,
    JSON.stringify(personal),
    personal.repeat(50_000),
  ];
  const statuses: number[] = [];
  for (const payload of bodies) {
    const url = `${enquiryAddress}?email=${personal}`;
    const named = { ...headers, 'x-request-id': personal };
    statuses.push((await app.inject({ method: 'POST', url, headers: named, payload })).statusCode);
  }
  await app.inject({
    method: 'POST',
    url: enquiryAddress,
    headers: { 'content-type': 'text/plain' },
    payload: personal,
  });
  await app.inject(`/nowhere?name=${personal}`);
  await app.inject(`/100%?name=${personal}`);

  expect(statuses).toEqual([200, 422, 400, 422, 413]);
  expect(lines.filter((line) => line.includes('request completed'))).toHaveLength(8);
  expect(lines.filter((line) => line.includes(enquiryAddress)).length).toBeGreaterThanOrEqual(6);
  expect(lines.join('')).not.toContain(personal);
  expect(lines.join('')).not.toContain('127.0.0.1');
});

test('a failing database is logged with its cause, without the row', async () => {
  const { app, lines } = await openLoggedApp(true);
  const response = await app.inject({ method: 'POST', url: enquiryAddress, payload: filled });
  expect(response.statusCode).toBe(503);
  expect(lines.join('')).toContain('SQLITE_FULL');
  expect(lines.join('')).not.toContain(personal);
});
