import { expect, test } from 'vitest';
import { readRedirectOrigins } from './redirect-origins';

test('reads origins, and none if it is unset', () => {
  expect(readRedirectOrigins('')).toEqual(new Set());
  expect(readRedirectOrigins('https://jobs.example, https://shop.example')).toEqual(
    new Set(['https://jobs.example', 'https://shop.example']),
  );
});

test('names a wrong setting', () => {
  expect(() => readRedirectOrigins('https://jobs.example/career')).toThrow(
    'REDIRECT_ORIGINS is "https://jobs',
  );
});
