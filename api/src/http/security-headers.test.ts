import { expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app';

const hsts = async (headers: Record<string, string>, trustedProxies: string[]) => {
  const { app } = await openTestApp({ formGuards: { trustedProxies } });
  return (await app.inject({ url: '/healthz', headers })).headers['strict-transport-security'];
};

test('a visitor over TLS gets HSTS for a year', async () => {
  expect(await hsts({ 'x-forwarded-proto': 'https' }, ['127.0.0.1'])).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

test('no HSTS without TLS, nor because of an untrusted proxy’s header', async () => {
  expect(await hsts({}, ['127.0.0.1'])).toBeUndefined();
  expect(await hsts({ 'x-forwarded-proto': 'https' }, [])).toBeUndefined();
});
