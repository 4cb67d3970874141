import { expect, test } from 'vitest';
import { nameOption, readAgainst, repeatWith } from './against-options';

const site = 'https://www.example';

test('the repeated command quotes a folder with a space', () => {
  const site = '/home/a team/site';
  expect(repeatWith('npx site test', { site, send: false })).toBe(`npx site test --against '${site}'`);
});

test('without --against the other options are refused', () => {
  expect(readAgainst({ against: undefined, grep: undefined, send: false })).toBeUndefined();
  for (const options of [
    { grep: 'internship', send: false },
    { grep: undefined, send: true },
  ])
    expect(() => readAgainst({ against: undefined, ...options })).toThrow('need a site');
});

test('a site is a URL without a path, or a folder', () => {
  const read = (against: string) => readAgainst({ against, grep: undefined, send: false })?.site;
  expect(read(`${site}/`)).toBe(site);
  expect(read('site')).toBe('site');
  expect(() => read(`${site}/career`)).toThrow(`without a path: ${site}`);
});

test('a run is repeated by the command with its options, for a shell', () => {
  expect(repeatWith('npx site test', { site, send: false })).toBe(`npx site test --against ${site}`);
  expect(repeatWith('npx site test', { site, grep: "a job's page", send: true })).toBe(
    `npx site test --against ${site} -g 'a job'\\''s page' --send`,
  );
});

test('a test is repeated by its exact name', () => {
  expect(nameOption('/v redirects (301)')).toBe(" -g '/v redirects \\(301\\)'");
});
