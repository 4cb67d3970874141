import { expect, test } from 'vitest';
import { readDays, readPreviewed, readPreviewId } from './preview-options';

const id = '0123456789abcdefghijklmnop';

test.each([id, `https://${id}.preview.example/career`, `http://${id}.localhost:3000`])(
  '%s names a preview',
  (text) => expect(readPreviewId(text)).toBe(id),
);

test.each(['', 'mf-careers', id.slice(1), `../${id}`, 'https://www.example/career'])(
  '%j names none',
  (text) => expect(() => readPreviewId(text)).toThrow('Give the id of a preview, or its address.'),
);

test('a release is an app with its version, or what this checkout has of the app', () => {
  const words = ['mf-careers', 'shell@1.0.0-abc', 'mf-careers@2.0.0-def'];
  expect([...readPreviewed(words)]).toEqual([
    ['mf-careers', '2.0.0-def'],
    ['shell', '1.0.0-abc'],
  ]);
  expect(() => readPreviewed(['../mf-careers'])).toThrow('There is no app "../mf-careers"');
});

test.each(['0', '31', '1.5', 'soon', ''])('a preview does not last for %j days', (text) => {
  expect(() => readDays(text)).toThrow('--days');
});
