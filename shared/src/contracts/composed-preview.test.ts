// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { previewToken, readPreviewToken } from './composed-preview';

const key = randomBytes(32);
const preview = { id: '0123456789abcdef', expiresAt: 2_000 };
const token = previewToken(preview, key);

test('a signed link opens its preview until it expires', () => {
  expect(readPreviewToken(token, key, 1_999)).toEqual(preview);
  expect(readPreviewToken(token, key, 2_000)).toBeUndefined();
});

test.each([
  ['a later expiry', token.replace('.2000.', '.9000.')],
  ['another preview', token.replace('0123', '3210')],
  ['another key', previewToken(preview, randomBytes(32))],
  ['a cut signature', token.slice(0, -1)],
  ['nothing', ''],
])('a link with %s opens nothing', (_, changed) => {
  expect(readPreviewToken(changed, key, 1)).toBeUndefined();
});
