import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { limitPages } from './document-size';

const careers = sampleRelease({ app: 'mf-careers' });
const head = { title: 'Career', description: 'Openings', path: '/career' };
const bytes = 1_500_000;

test('limits the documents of each app together', () => {
  const count = limitPages(4_000_000);
  for (const release of [careers, careers, sampleRelease({ app: 'mf-contact' })])
    count(release, { bytes, head });
  expect(() => count(careers, { bytes, head })).toThrow(
    'The pages of mf-careers 1.0.0-abc have more than 4.0 MB of HTML.',
  );
});

test('limits the heads of each app together', () => {
  const count = limitPages();
  const page = { bytes: 0, head: { ...head, description: 'x'.repeat(bytes) } };
  for (let pages = 0; pages < 7; pages += 1) count(careers, page);
  expect(() => count(careers, page)).toThrow('have more than 12.0 MB in their heads');
});
