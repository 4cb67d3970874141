import { company } from '@site/shared/company/company';
import { expect, test, vi } from 'vitest';
import { openSite } from '../testing/open-site';

const day = 24 * 60 * 60_000;

const fields = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': '));

test('says where to report a security problem', async () => {
  const { app } = await openSite();
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(fields(body)).toContainEqual(['Contact', `mailto:${company.email}`]);
  expect(fields(body)).toContainEqual(['Canonical', `${company.website}/.well-known/security.txt`]);
  expect(fields(body).filter(([name]) => name === 'Expires')).toHaveLength(1);
  expect((await app.inject({ method: 'POST', url: '/.well-known/security.txt' })).statusCode).toBe(405);
});

test('stays valid however long the server runs', async () => {
  const { app } = await openSite();
  const asked = (now: number) => {
    vi.setSystemTime(now);
    return app.inject('/.well-known/security.txt');
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const now of [Date.UTC(2027, 0, 31, 23), Date.UTC(2031, 5, 1)]) {
    const [, expires = ''] = fields((await asked(now)).body).find(([name]) => name === 'Expires') ?? [];
    const left = (Date.parse(expires) - now) / day;
    expect(left).toBeGreaterThan(80);
    expect(left).toBeLessThan(365);
  }
});
