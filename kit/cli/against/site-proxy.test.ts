// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSiteProxy } from './site-proxy';

const origin = 'http://localhost:3002';
const release = (app: string) => [
  { url: `/releases/${app}/1/web/remoteEntry.js`, metadata: { version: '1', integrity: 'sha384-a' } },
];
const record = (...apps: string[]) => ({
  schema: '',
  microFrontends: Object.fromEntries(apps.map((app) => [app, release(app)])),
});
const page = (title: string, ...apps: string[]) =>
  [
    `<!doctype html><html><head><meta http-equiv="content-security-policy" content="style-src 'self'">`,
    `<title>${title}</title><style>.shell{}</style></head>`,
    `<body><div id="root"><div>${title} <script>1</script></div></div>`,
    `<script type="application/json" id="release-record">${JSON.stringify(record(...apps))}</script></body></html>`,
  ].join('');

/** The files of the deployed site. */
const deployed: Record<string, { status?: number; headers: Record<string, string>; body: string }> = {
  '/career': {
    headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" },
    body: page('Careers', 'shell', 'mf-careers'),
  },
  '/blog?page=2': {
    headers: { 'content-type': 'text/html' },
    body: page('Blog', 'shell', 'mf-blog-projects'),
  },
  '/releases.json': {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record('shell', 'mf-careers', 'mf-blog-projects')),
  },
  '/releases/shell/1/web/main.js': { headers: { 'content-type': 'text/javascript' }, body: 'code' },
  '/jobs': { status: 301, headers: { location: '/career' }, body: '' },
};

let site: Server;
let asked: (string | undefined)[];
let proxy: Awaited<ReturnType<typeof startSiteProxy>>;
beforeEach(async () => {
  asked = [];
  site = createServer(({ method, url = '' }: IncomingMessage, response) => {
    asked.push(method);
    const notFound = {
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: page('Not found', 'shell'),
    };
    const { status = 200, headers, body } = deployed[url] ?? notFound;
    response.writeHead(status, headers).end(body);
  }).listen(0, 'localhost');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  proxy = await startSiteProxy(`http://localhost:${port}`, { name: 'mf-careers', origin });
});
afterEach(() => {
  proxy.stop();
  site.close();
});

const get = (path: string) => fetch(proxy.address + path, { redirect: 'manual' });
const developed = {
  url: `${origin}/remoteEntry.js`,
  metadata: { version: 'development', integrity: '' },
  extras: { development: origin },
};

test('the record names the development server instead of the deployed release, and all other releases as deployed', async () => {
  const { microFrontends } = await (await get('/releases.json')).json();
  expect(microFrontends).toEqual({
    ...record('shell', 'mf-blog-projects').microFrontends,
    'mf-careers': [developed],
  });
});

test.each(['/career', '/career/not-deployed-yet'])(
  '%s of the remote has no HTML and nothing of its deployed release',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBeNull();
    const text = await answer.text();
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain('<style>.shell{}</style>');
    expect(text).toContain(JSON.stringify([developed]));
    expect(text).not.toMatch(/http-equiv|<title>|Careers|Not found/);
  },
);

test('pages of other remotes, releases and redirects are the deployed ones', async () => {
  // Only the policy is removed: it would block the styles of the developed remote.
  const blog = page('Blog', 'shell', 'mf-blog-projects').replace(/<meta[^>]*>/, '');
  expect(await (await get('/blog?page=2')).text()).toBe(blog);
  const script = await get('/releases/shell/1/web/main.js');
  expect([await script.text(), script.headers.get('content-type')]).toEqual(['code', 'text/javascript']);
  const redirect = await get('/jobs');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/career']);
});

test('nothing is sent to the deployed site', async () => {
  const answer = await fetch(`${proxy.address}/site/api.php`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(403);
  expect(asked).toEqual([]);
});

test('a site that is down is named', async () => {
  site.close();
  site.closeAllConnections();
  await once(site, 'close');
  const answer = await get('/career');
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('did not answer as expected');
});
