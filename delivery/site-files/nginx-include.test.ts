import { expect, test } from 'vitest';
import { nginxInclude } from './nginx-include';

const site = {
  pages: [
    { path: '/', file: 'index.html' },
    { path: '/Capital_Market', file: 'Capital_Market/index.html' },
  ],
  redirects: [{ from: '/contact.html', to: '/contact' }],
  notFound: '404.html',
  headers: { 'content-security-policy': "default-src 'self'; object-src 'none'" },
};

test('maps every address to its file in any case, whatever its closing slashes', () => {
  const { pages } = nginxInclude(site);
  expect(pages).toContain('"~^/$" "/index.html";');
  expect(pages).toContain('"~*^/Capital_Market/*$" "/Capital_Market/index.html";');
});

test('takes a point in an old address for a point, and for nothing else', () => {
  expect(nginxInclude(site).pages).toContain('"~*^/contact\\\\.html/*$" "/contact";');
});

test('adds the headers to every answer, errors among them', () => {
  expect(nginxInclude(site).headers).toBe(
    `add_header content-security-policy "default-src 'self'; object-src 'none'" always;\n`,
  );
});
