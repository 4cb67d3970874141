import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { limitPages } from './document-size';

const careers = sampleRelease({ app: 'mf-careers' });
const head = { title: 'Career', description: 'Openings', path: '/career' };
const bytes = 1_500_000;
const page = { bytes: 0, head, links: [] };

test('limits the documents of each app together', () => {
  const count = limitPages(4_000_000);
  for (const release of [careers, careers, sampleRelease({ app: 'mf-contact' })])
    count(release, { ...page, bytes });
  expect(() => count(careers, { ...page, bytes })).toThrow(
    'The pages of mf-careers 1.0.0-abc have more than 4.0 MB of HTML.',
  );
});

test('limits the heads of each app together', () => {
  const count = limitPages();
  const large = { ...page, head: { ...head, description: 'x'.repeat(bytes) } };
  for (let pages = 0; pages < 7; pages += 1) count(careers, large);
  expect(() => count(careers, large)).toThrow('have more than 12.0 MB in their heads');
});

test('limits the links of each app together', () => {
  const count = limitPages();
  const linking = {
    ...page,
    links: Array.from({ length: 50_000 }, (_, at) => `/career/${at}`.padEnd(197, '-')),
  };
  for (let pages = 0; pages < 2; pages += 1) count(careers, linking);
  count(sampleRelease({ app: 'mf-contact' }), linking);
  expect(() => count(careers, linking)).toThrow('have more than 30.0 MB of links to this site');
});
