import { expect, test, vi } from 'vitest';
import { testCommand } from './commands/test';
import { liveSite } from './live-site';

const answer = (status: number) => vi.stubGlobal('fetch', async () => new Response('', { status }));

test('a site is known by its record of releases', async () => {
  answer(200);
  expect((await liveSite('https://www.example/career')).address).toBe('https://www.example');
});

test('another server, for instance the release service, is not a site', async () => {
  answer(404);
  await expect(liveSite('https://release.example')).rejects.toThrow(
    'https://release.example is not a composed site: status 404 for /releases.json.',
  );
});

test('a URL without its scheme is named as such', async () => {
  await expect(liveSite('localhost:3000')).rejects.toThrow('a URL begins with https:// or http://');
});

test('journeys don’t run where there is no site', async () => {
  await expect(testCommand.run(['--against', 'localhost:3000'])).rejects.toThrow('is not a composed site');
});
