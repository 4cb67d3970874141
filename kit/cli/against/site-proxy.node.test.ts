import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from '@site/shared/node/testing/listen';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostPath, hostScript } from './development-host';
import { startSiteProxy } from './site-proxy';

const mounts = { '/': 'mf-marketing', '/blog': 'mf-blog-projects' };
const release = (app: string, extras = {}) => [
  {
    url: `/releases/${app}/1/web/static/js/main.js`,
    metadata: { version: '1', integrity: 'sha384-a' },
    extras,
  },
];
const record = (...apps: string[]) => ({
  schema: '',
  microFrontends: Object.fromEntries(apps.map((app) => [app, release(app)])),
});
const page = (title: string, ...apps: string[]) =>
  [
    '<!doctype html><html data-first-paint><head>',
    `<meta http-equiv="content-security-policy" content="style-src 'self'"><title>${title}</title>`,
    '<link rel="preload" as="script" href="/releases/shell/1/web/static/js/start.js" integrity="sha384-b">',
    '<style>.shell{}</style></head>',
    `<body><div id="root"><h1>${title}</h1></div>`,
    `<script type="application/json" id="release-record">${JSON.stringify(record(...apps))}</script>`,
    '<script type="application/json" id="page-scripts">[]</script>',
    '<script defer src="/releases/shell/1/web/static/js/start.js" integrity="sha384-b"></script></body></html>',
  ].join('');

/** The files of the deployed site. */
const deployed: Record<string, { status?: number; headers: Record<string, string>; body: string }> = {
  '/career/removed': { headers: { 'content-type': 'text/html' }, body: page('Gone', 'shell', 'mf-careers') },
  '/blog?page=2': {
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'self'",
      'set-cookie': 'rollout=12',
    },
    body: page('Blog', 'shell', 'mf-blog-projects'),
  },
  '/releases.json': {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      schema: '',
      microFrontends: {
        ...record('mf-careers', 'mf-blog-projects').microFrontends,
        shell: release('shell', { mounts }),
      },
    }),
  },
  '/releases/shell/1/web/main.js': { headers: { 'content-type': 'text/javascript' }, body: 'code' },
  '/old-blog': { status: 301, headers: { location: '/blog' }, body: '' },
};

/** The routes of the remote's development server: one deployed page, and one that isn't deployed yet. */
const routes = {
  addresses: [
    { path: '/career', page: 'careers-page' },
    { path: '/events/diwali', page: 'event-page', pattern: '/events/:event', entry: true },
  ],
  redirects: [{ from: '/jobs', to: '/career' }],
  gone: [],
};

let folder: string;
let site: Server;
let developmentServer: Server;
let origin: string;
let asked: string[];
let proxy: Awaited<ReturnType<typeof startSiteProxy>>;
beforeEach(async () => {
  asked = [];
  folder = await temporaryFolder();
  await mkdir(join(folder, 'host'));
  await writeFile(join(folder, 'host/main.js'), 'host');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  site = createServer(({ method, url = '' }: IncomingMessage, response) => {
    asked.push(`${method} ${url}`);
    const notFound = {
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: page('Not found', 'shell'),
    };
    const { status = 200, headers, body } = deployed[url] ?? notFound;
    response.writeHead(status, headers).end(body);
  });
  developmentServer = createServer((_request, response) => response.end(JSON.stringify(routes)));
  origin = await listen(developmentServer);
  const remote = { name: 'mf-careers', origin };
  proxy = await startSiteProxy({ site: await listen(site), remote, host: join(folder, 'host') });
});
afterEach(() => {
  proxy.stop();
  site.close();
  developmentServer.close();
});

const get = (path: string) => fetch(proxy.address + path, { redirect: 'manual' });

/** Sends a request target and a host that `fetch` would correct. */
async function ask(path: string, host?: string): Promise<{ status: number | undefined; text: string }> {
  const { port } = new URL(proxy.address);
  const headers = host === undefined ? {} : { host };
  const sent = request({ host: 'localhost', port, path, headers }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, text: await text(response) };
}

const developedMounts = {
  ...mounts,
  '/jobs': 'mf-careers',
  '/career': 'mf-careers',
  '/events': 'mf-careers',
};

test('the record names the development server instead of the deployed release, with its mounts, and all other releases as deployed', async () => {
  const { microFrontends } = await (await get('/releases.json')).json();
  expect(microFrontends).toEqual({
    ...record('mf-blog-projects').microFrontends,
    shell: release('shell', { mounts: developedMounts }),
    'mf-careers': [
      {
        url: `${origin}/remoteEntry.js`,
        metadata: { version: 'development', integrity: '' },
        extras: { development: origin },
      },
    ],
  });
});

test.each(['/career', '/Career/', '/events/diwali', '/events/not-written-yet', '/jobs', '/career/removed'])(
  '%s of the remote has no deployed HTML, whether it is deployed or not',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const document = await answer.text();
    expect(document).toContain('<div id="root"></div>');
    expect(document).toContain(`"url":"${origin}/remoteEntry.js"`);
    expect(document).toContain(hostScript);
    expect(document).toContain(`"mounts":${JSON.stringify(developedMounts)}`);
  },
);

test('pages of other remotes are the deployed ones, with another shell, and without policy, hashes and cookies', async () => {
  const answer = await get('/blog?page=2');
  const document = await answer.text();
  expect(document).toContain('<h1>Blog</h1>');
  expect(document).toContain('<style>.shell{}</style>');
  expect(document).toContain(`<script defer src="${hostScript}"></script>`);
  expect(document).not.toMatch(/http-equiv|integrity=|start\.js|page-scripts|data-first-paint/);
  expect([...answer.headers.keys()]).toEqual(
    expect.not.arrayContaining(['content-security-policy', 'set-cookie']),
  );
  expect((await get('/no-such-page')).status).toBe(404);
});

test('files, redirects and HEAD are passed on', async () => {
  const script = await get('/releases/shell/1/web/main.js');
  expect([await script.text(), script.headers.get('content-type')]).toEqual(['code', 'text/javascript']);
  const redirect = await get('/old-blog');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/blog']);
  const head = await fetch(`${proxy.address}/blog?page=2`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-security-policy')]).toEqual([200, null]);
  expect(asked.at(-1)).toBe('HEAD /blog?page=2');
});

test.each([
  ['POST', '/site/api.php', 200],
  ['POST', '/site/applications', 200],
  ['POST', '/site/reports', 204],
  ['POST', '/anything', 405],
  ['PUT', '/site/api.php', 405],
  ['DELETE', '/career', 405],
  ['OPTIONS', '/career', 405],
])('%s %s is answered with %i and does not reach the site', async (method, path, status) => {
  const body = method === 'OPTIONS' ? {} : { body: '{}' };
  const answer = await fetch(proxy.address + path, { method, ...body });
  expect(answer.status).toBe(status);
  expect(asked).toEqual([]);
});

test.each(['http://localhost:9/', '//localhost:9/', '/\\localhost:9/', '*'])(
  'the request target %s is refused',
  async (target) => {
    expect((await ask(target)).status).toBe(400);
    expect(asked).toEqual([]);
  },
);

test('a request with the name of another host is refused', async () => {
  expect((await ask('/career', 'attacker.example')).status).toBe(403);
  expect(asked).toEqual([]);
});

test('the development build of the shell is served from its folder alone', async () => {
  expect(await (await get(`${hostPath}main.js`)).text()).toBe('host');
  for (const name of ['../secret.txt', '%2e%2e%2fsecret.txt', '..%2fsecret.txt', '%00', '%', '/etc/passwd']) {
    const { status, text: content } = await ask(`${hostPath}${name}`);
    expect([name, status, content.includes('secret')]).toEqual([name, 404, false]);
  }
});

test('a site that is down is named', async () => {
  site.close();
  site.closeAllConnections();
  await once(site, 'close');
  const answer = await get('/blog');
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('did not answer as expected');
});

test('a development server that restarts is named, and the browser asks again', async () => {
  developmentServer.close();
  developmentServer.closeAllConnections();
  await once(developmentServer, 'close');
  const answer = await get('/career');
  expect([answer.status, answer.headers.get('refresh')]).toEqual([502, '2']);
  expect(await answer.text()).toBe('The development server of mf-careers is not there: see the terminal.\n');
});
