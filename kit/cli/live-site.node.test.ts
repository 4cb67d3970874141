import { expect, test, vi } from 'vitest';
import { testCommand } from './commands/test';
import { liveSite } from './live-site';

const answer = (status: number, text = '') =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }));

test('a site is known by its record of releases', async () => {
  answer(200, '{"schema":"v1","microFrontends":{}}');
  expect((await liveSite('https://www.example/career')).address).toBe('https://www.example');
});

test('another server, for instance the release service, is not a site', async () => {
  answer(404);
  await expect(liveSite('https://release.example')).rejects.toThrow(
    'https://release.example is not a composed site: status 404 for /releases.json.',
  );
});

test('a server that answers each path with its own page is not a site', async () => {
  answer(200, '<!doctype html><title>Sign in</title>');
  await expect(liveSite('https://intranet.example')).rejects.toThrow(
    'https://intranet.example is not a composed site: status 200 for /releases.json, which does not list releases.',
  );
});

test('a site that does not answer is named with the reason', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  });
  await expect(liveSite('https://www.example')).rejects.toThrow(
    /^There is no site at https:\/\/www\.example\. .* The request failed: connect ECONNREFUSED$/,
  );
});

test('a URL without its scheme is named as such', async () => {
  await expect(liveSite('localhost:3000')).rejects.toThrow('a URL begins with https:// or http://');
});

test('journeys don’t run where there is no site', async () => {
  await expect(testCommand.run(['--against', 'localhost:3000'])).rejects.toThrow('is not a composed site');
});
