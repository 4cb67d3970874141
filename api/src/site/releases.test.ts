import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeReleaseFile } from '../testing/composed-site';
import { openSite } from '../testing/open-site';
import { untilClosed } from '../testing/raw-client';

/** The app with a composed site and a release of the shell. */
async function openReleases() {
  const { app, siteDirectory } = await openSite();
  const pictures = ['logo.svg', 'photo.png'];
  const documents = ['page.html', 'page.xhtml', 'page.xml'];
  for (const name of ['main.js', 'main.css', 'assets.json', 'font.woff2', ...pictures, ...documents]) {
    await writeReleaseFile(siteDirectory, `shell/1.0.0/web/${name}`, `the ${name}`);
  }
  for (const name of ['release.json', 'pages/index.json']) {
    await writeReleaseFile(siteDirectory, `shell/1.0.0/${name}`, 'secret');
  }
  await writeFile(join(siteDirectory, 'secret.txt'), 'secret');
  await mkdir(join(siteDirectory, 'releases-private'));
  await writeFile(join(siteDirectory, 'releases-private/secret.txt'), 'secret');
  return app;
}

test.each([
  ['main.js', /^(text|application)\/javascript\b/],
  ['main.css', /^text\/css\b/],
  ['assets.json', /^application\/json\b/],
  ['logo.svg', /^image\/svg\+xml\b/],
  ['font.woff2', /^font\/woff2$/],
  ['photo.png', /^image\/png$/],
])('%s of a release is immutable for caches and may be loaded from any origin', async (name, type) => {
  const app = await openReleases();
  const url = `/releases/shell/1.0.0/web/${name}`;
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(`the ${name}`);
  expect(response.headers['content-type']).toMatch(type);
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });

  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers['content-type']).toBe(response.headers['content-type']);
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(`the ${name}`);

  const head = await app.inject({ method: 'HEAD', url });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
});

test.each(['page.html', 'page.xhtml', 'page.xml', 'logo.svg', 'logo.svg?.js'])(
  '%s of a release runs no script as a document of the site',
  async (file) => {
    const app = await openReleases();
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const response = await app.inject({ url: `/releases/shell/1.0.0/web/${file}`, headers });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox$/);
    }
  },
);

test('a worker of a release reaches no other site', async () => {
  const app = await openReleases();
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const response = await app.inject({ url: '/releases/shell/1.0.0/web/main.js', headers });
    expect(response.headers['content-security-policy']).toBe("default-src 'self'");
  }
});

test.each([
  '/releases/shell/1.0.0/web/missing.js',
  '/releases/shell/1.0.0/web',
  '/releases/shell/1.0.0/release.json',
  '/releases/shell/1.0.0/release.json.br',
  '/releases/shell/1.0.0/pages/index.json',
  '/releases/shell/1.0.0/web/../pages/index.json',
  '/releases/shell/1.0.0/web/..%2fpages/index.json',
  '/releases/shell/1.0.0//pages/index.json',
  '/releases/shell/1.0.0/./release.json',
  '/releases/shell/1.0.0',
  '/releases/shell/1.0.0/',
  '/releases/',
  '/releases/shell/1.0.0/web/main.js/more',
  '/releases/../secret.txt',
  '/releases/shell/../../secret.txt',
  '/releases/..%2fsecret.txt',
  '/releases/%2e%2e/secret.txt',
  '/releases/%2e%2e%2fsecret.txt',
  '/releases/%252e%252e%252fsecret.txt',
  '/releases/..%5csecret.txt',
  '/releases/../releases-private/secret.txt',
  '/releases/shell/1.0.0/web/main.js%00.png',
  '/releases/%00',
  '/releases/%',
  '/releases//etc/passwd',
  `/releases/${'x'.repeat(5000)}`,
])('%s is a 404 in plain text', async (path) => {
  const app = await openReleases();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const accepted of ['identity', 'br, gzip']) {
    // Verbatim: other clients resolve `..` before they send it.
    const head = ['Host: x', `Accept-Encoding: ${accepted}`, 'Connection: close'].join('\r\n');
    const answer = await untilClosed(address, `GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/\ncontent-type: text\/plain; charset=utf-8\r\n/i);
    expect(answer).toContain('There is no such file');
    expect(answer).not.toContain('secret');
  }
});
