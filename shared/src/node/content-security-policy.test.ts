import { expect, test } from 'vitest';
import { policyElement } from './content-security-policy';

const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const policyOf = (element: string) =>
  /^<meta http-equiv="content-security-policy" content="([^"]*)">$/.exec(element)?.[1];

test('allows the styles of the page, and style sheets from the origins of releases', () => {
  const origins = ['https://careers.example', 'http://localhost:3002', 'http://[::1]:3002'];
  expect(policyOf(policyElement({ origins, hashes: [hash] }))).toBe(
    `style-src 'self' ${origins.join(' ')} ${hash}`,
  );
});

test('allows the players of the page, and no other frame', () => {
  expect(policyOf(policyElement({ origins: [], players: [] }))).toBe("style-src 'self'; frame-src 'self'");
  expect(policyOf(policyElement({ origins: [], players: ['https://player.example'] }))).toBe(
    "style-src 'self'; frame-src 'self' https://player.example",
  );
});

test.each([
  'https://a;sandbox',
  'https://a,default-src',
  'https://a b',
  'https://a"b',
  'https://a\nb',
  'https://*',
  "'unsafe-inline'",
  'https:',
  '',
])('refuses %j as an origin', (origin) => {
  const refusal = 'is not an origin that a security policy can name';
  expect(() => policyElement({ origins: [origin] })).toThrow(refusal);
  expect(() => policyElement({ origins: [], players: [origin] })).toThrow(refusal);
});

test('refuses an invalid hash', () => {
  expect(() => policyElement({ origins: [], hashes: ["'unsafe-inline'"] })).toThrow('is not a hash');
});
