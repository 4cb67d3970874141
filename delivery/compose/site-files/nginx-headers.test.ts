import { expect, test } from 'vitest';
import { nginxHeaders } from './nginx-headers';

test('adds the headers to every response, errors included', () => {
  const headers = { 'content-security-policy': "default-src 'self'; object-src 'none'" };
  expect(nginxHeaders({ headers })).toBe(
    `add_header content-security-policy "default-src 'self'; object-src 'none'" always;\n`,
  );
});

test('escapes quotes and backslashes', () => {
  expect(nginxHeaders({ headers: { name: 'a "b" \\ c' } })).toBe(
    'add_header name "a \\"b\\" \\\\ c" always;\n',
  );
});

test.each([
  ['a variable of nginx', { name: 'https://a$b' }],
  ['a second line', { name: 'a";\nadd_header other "b' }],
  ['a null', { name: 'a\0b' }],
  ['a letter that headers do not have', { name: 'é' }],
  ['a name that ends the directive', { 'a;b': 'c' }],
  ['an empty name', { '': 'c' }],
])('refuses %s', (_, headers) => {
  expect(() => nginxHeaders({ headers })).toThrow(/written into nginx's configuration|the name of a header/);
});
