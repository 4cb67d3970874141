import { expect, test } from 'vitest';
import { nginxHeaders } from './nginx-headers';

test('adds the headers to every answer, errors among them', () => {
  const headers = { 'content-security-policy': "default-src 'self'; object-src 'none'" };
  expect(nginxHeaders({ headers })).toBe(
    `add_header content-security-policy "default-src 'self'; object-src 'none'" always;\n`,
  );
});
