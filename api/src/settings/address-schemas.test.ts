import { expect, test } from 'vitest';
import { readSettings } from './read-settings';

test.each(['sslmod', 'SSLMODE', 'sslcrl'])(
  'a database with %s, which encrypts nothing, is refused',
  (name) => {
    const read = (query: string) => () =>
      readSettings({ DATABASE_URL: `postgres://db.example/site?${query}` });
    expect(read(`${name}=verify-full`)).toThrow('/site?sslmode=verify-full');
    expect(read('sslmode=verify-full&sslrootcert=/ca.pem&connect_timeout=5')).not.toThrow();
  },
);

const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('a webhook is sent unencrypted only within this machine', () => {
  const read = (WEBHOOK_URL: string) => () => readSettings({ WEBHOOK_URL, WEBHOOK_SECRET: webhookSecret });
  expect(read('http://127.0.0.1:8080/hook')).not.toThrow();
  expect(read('https://user:word@crm.example/hook')).toThrow('without a login');
});

test.each([
  ['tcp://clamd.internal:3311', { host: 'clamd.internal', port: 3311 }],
  ['tcp://clamd.internal', { host: 'clamd.internal', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('clamd at %s', (CLAMD_URL, clamd) => {
  expect(readSettings({ CLAMD_URL, MAIL_RETRY_SECONDS: '7' }).scan).toEqual({ clamd, retrySeconds: 7 });
});

test('the message about a wrong address does not contain its query', () => {
  const read = () => readSettings({ WEBHOOK_URL: 'http://crm.example/hook?token=abc' });
  expect(read).toThrow('http://crm.example/hook?…');
  expect(read).not.toThrow('abc');
});
