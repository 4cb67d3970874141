import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { limitDocuments } from './document-size';

test('limits the documents of each app together', () => {
  const count = limitDocuments(4_000_000);
  const page = 'x'.repeat(1_500_000);
  const careers = sampleRelease({ app: 'mf-careers' });
  for (const release of [careers, careers, sampleRelease({ app: 'mf-contact' })]) count(release, page);
  expect(() => count(careers, page)).toThrow(
    'The pages of mf-careers 1.0.0-abc have more than 4.0 MB of HTML.',
  );
});
