import { once } from 'node:events';
import { cp, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { connect as connectTo, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { freePort } from '@site/kit/testing/free-port';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { applicationAddress, enquiryAddress } from '@site/shared/company/company';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findOrInstallNginx } from '../../api/src/testing/programs/find-nginx';
import type { RunningNginx } from '../../api/src/testing/programs/running-nginx';
import { askHost } from '../support/ask-host';
import { careersWith, careersWithTagline } from '../support/careers-with';
import { startNginx } from '../support/running-nginx';
import { copySite, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;
let own: RunningSite;
let nginx: RunningNginx;

beforeAll(async () => {
  findOrInstallNginx({ brotli: true });
  site = await copySite();
  own = await startSite(site.folder, { PREVIEW_HOST: 'preview.example', TRUSTED_PROXIES: '127.0.0.1' });
  nginx = await startNginx(site.folder, own.address, {
    // nginx has fewer connections in a test, and this machine fewer addresses.
    'http://127.0.0.1:3100;': `${own.address};`,
    'client_header_timeout 15s': 'client_header_timeout 2s',
    'site_network_connections 1000': 'site_network_connections 20',
    limit_conn_status: 'set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP; limit_conn_status',
  });
}, 300_000);
afterAll(async () => {
  await nginx?.stop();
  await own?.stop();
  await site?.remove();
});

/** Requests without following redirects and with exactly these encodings accepted. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(nginx.address + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } });
const askOwn = (path: string) =>
  fetch(own.address + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
const read = (file: string) => readFile(join(site.folder, file), 'utf8');

/** The headers about the use of a response, without those about its time and server. */
const ofTheServer = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
  'x-request-id',
  'transfer-encoding',
]);
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !ofTheServer.has(name))
      .map(([name, value]) => [name, value.toLowerCase()]),
  );

describe('pages', () => {
  test('every page is the composed one, with the same headers as from the web server', async () => {
    const { pages } = JSON.parse(await read('current/pages.json'));
    expect(pages.length).toBeGreaterThan(20);
    for (const { path, file } of pages) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(headersOf(answer), path).toEqual(headersOf(await askOwn(path)));
      expect(await answer.text(), path).toBe(await read(`current/${file}`));
    }
  });

  test.each(['/aboutus', '/ABOUTUS/', '/AboutUs/?from=mail', '/about%75s'])(
    '%s is the page /AboutUs',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(await read('current/AboutUs/index.html'));
    },
  );

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
  ])('a browser that accepts %s gets the compressed file of the page as %s', async (accepted, encoding) => {
    const answer = await ask('/career', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(await read('current/career/index.html'));
  });

  test('a page the browser has is not sent again until a release has changed it', async () => {
    const etag = (await ask('/career')).headers.get('etag') ?? '';
    const known = await ask('/career', { 'if-none-match': etag });
    expect(known.status).toBe(304);
    expect(known.headers.get('cache-control')).toBe('no-cache');

    const headers = await read('current/nginx-headers.conf');
    const build = await careersWithTagline('Start on Monday');
    expect((await site.command('release', 'mf-careers', '--dist', build)).output).toContain('is live, after');
    const changed = await ask('/career', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('Start on Monday');
    expect(await read('current/nginx-headers.conf')).toBe(headers);
  });
});

test('a new page, a new redirect and a removed path need no reload', async () => {
  const build = await careersWith({
    added: ['/career/New'],
    redirects: [{ from: '/career/jobs', to: '/career' }],
    gone: ['/career/closed'],
  });
  expect((await site.command('release', 'mf-careers', '--dist', build)).output).toContain('is live, after');
  for (const [path, status] of [
    ['/career/New', 200],
    ['/career/new', 200],
    ['/career/jobs', 301],
    ['/career/Closed', 410],
  ] as const) {
    for (const answer of [await ask(path), await askOwn(path)]) expect(answer.status, path).toBe(status);
  }
});

test.each([
  ['/v', '/vision'],
  ['/V/?from=mail', '/vision?from=mail'],
  ['/contact.html', '/contact'],
])('%s redirects permanently to %s', async (path, target) => {
  const answer = await ask(path);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(target);
  expect(answer.headers.get('cache-control')).toBe('max-age=3600');
  expect((await askOwn(path)).headers.get('location')).toBe(target);
});

describe('a missing path', () => {
  test.each([
    '/no-such-page',
    '/enquiries',
    '/inbox.css',
    '/careers/x',
    '/career/index.html',
    '/index.html.gz',
    '/404.html',
    '/pages.json',
    '/pages.json.br',
    '/snapshot.json',
    '/robots.txt.br',
    '/nginx-headers.conf',
    '/icons/',
    '/icons',
    '/board',
    '/metrics',
    '/observations?status=enquiries',
  ])('%s is the 404 page with status 404', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(await read('current/404.html'));
    expect(headersOf(answer)).toEqual(headersOf(await askOwn(path)));
  });

  test('a file of no release is a 404 in plain text that is not cached', async () => {
    const answer = await ask('/releases/mf-careers/none/web/remoteEntry.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('There is no such file in any release.\n');
  });
});

test.each(['/career', '/robots.txt'])(
  'a form sent to %s gets the same error from both servers',
  async (path) => {
    const [answer, same] = await Promise.all(
      [nginx, own].map(({ address }) => fetch(address + path, { method: 'POST' })),
    );
    expect(answer?.status).toBe(same?.status);
    expect(answer && headersOf(answer)).toEqual(same && headersOf(same));
  },
);

test('a released file is immutable, may be loaded from any origin, and is compressed', async () => {
  const record = JSON.parse(await read('current/releases.json'));
  const { url } = record.microFrontends['mf-careers'][0];
  const answer = await ask(url, { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(await read(url));
  expect(headersOf(await ask(url))).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'content-type': 'text/javascript; charset=utf-8',
    // Of a worker.
    'content-security-policy': "default-src 'self'",
  });
});

test('a drawing of a release runs no script as a document of the site, on either server', async () => {
  const path = '/releases/mf-careers/1.0.0-stored/web/drawing.svg';
  await mkdir(join(site.folder, dirname(path)), { recursive: true });
  await writeFile(join(site.folder, path), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const policies = [await ask(path), await askOwn(path)].map(({ headers }) =>
    headers.get('content-security-policy'),
  );
  expect(policies).toEqual(Array(2).fill("default-src 'none'; style-src 'unsafe-inline'; sandbox"));
});

test.each([
  '/robots.txt',
  '/releases.json',
  '/favicon.svg',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/sitemap.xml',
])('%s is the same file as from the web server, revalidated each time', async (path) => {
  const [answer, same] = await Promise.all([ask(path), askOwn(path)]);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const typeOf = ({ headers }: Response) => headers.get('content-type')?.toLowerCase();
  expect(typeOf(answer)).toBe(typeOf(same));
  expect(await answer.text()).toBe(await same.text());
});

test('the API answers behind nginx', async () => {
  expect(await (await ask('/healthz')).json()).toMatchObject({ status: 'ok' });
  const answer = await fetch(nginx.address + enquiryAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: nginx.address },
    body: '{}',
  });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

test('while the API is down, the form of a browser without JavaScript gets a page, and a script an error', async () => {
  const down = await startNginx(site.folder, `http://127.0.0.1:${await freePort()}`);
  try {
    const post = (body: BodyInit, headers = {}) =>
      fetch(down.address + enquiryAddress, { method: 'POST', body, headers });
    const answer = await post(new URLSearchParams({ firstName: 'Asha' }));
    expect(answer.url).toBe(`${down.address}/contact/not-sent`);
    expect(await answer.text()).toBe(await read('current/contact/not-sent/index.html'));
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(502);
  } finally {
    await down.stop();
  }
});

test('a client does not choose the host that its form is compared with', async () => {
  const { protocol } = new URL(nginx.address);
  const answer = await fetch(nginx.address + enquiryAddress, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: `${protocol}//evil.example`,
      'x-forwarded-host': 'evil.example',
    },
    body: '{}',
  });
  expect(answer.status).toBe(403);
});

test('a preview is at its own host, and the site at every other', async () => {
  const preview = {
    id: '0123456789abcdefghijklmnop',
    releases: { 'mf-careers': '1.0.0-next' },
    expiresAt: Date.now() + 600_000,
  };
  const folder = join(site.folder, 'previews', preview.id);
  await cp(await realpath(join(site.folder, 'current')), join(folder, 'snapshot'), { recursive: true });
  await writeFile(join(folder, 'snapshot/career/index.html'), 'the page of a preview');
  await writeFile(join(folder, 'preview.json'), JSON.stringify(preview));
  const shown = await askHost(nginx.address, `https://${preview.id}.preview.example/Career/`);
  expect([shown.status, shown.body]).toEqual([200, 'the page of a preview']);
  expect(shown.headers).toMatchObject({
    'x-preview': 'mf-careers@1.0.0-next',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  const unknown = await askHost(nginx.address, 'https://www.preview.example/career');
  expect([unknown.status, unknown.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  const deployed = await askHost(nginx.address, `https://${preview.id}.elsewhere.example/career`);
  expect(deployed.body).toBe(await read('current/career/index.html'));
});

test('the OpenAPI document is served behind nginx, too', async () => {
  const answer = await ask('/openapi.json');
  expect(answer.status).toBe(200);
  expect((await answer.json()).openapi).toMatch(/^3\./);
});

test.each(['release.json', 'pages/career/index.json'])(
  '%s of a release is not for visitors',
  async (file) => {
    const record = JSON.parse(await read('current/releases.json'));
    const { metadata } = record.microFrontends['mf-careers'][0];
    const path = `/releases/mf-careers/${metadata.version}/${file}`;
    for (const answer of [await ask(path), await askOwn(path)]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
  },
);

test('a path with several trailing slashes is the same page on both servers', async () => {
  for (const answer of [await ask('/about//'), await askOwn('/about//')]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(await read('current/about/index.html'));
  }
});

describe('over TLS', () => {
  test('a page is served over HTTP/2, with HSTS', async () => {
    const session = connect(`https://localhost:${nginx.tlsPort}`, { rejectUnauthorized: false });
    const request = session.request({ ':path': '/career' }).end();
    const [headers] = await once(request, 'response');
    let text = '';
    for await (const chunk of request) text += chunk;
    session.close();
    expect(headers[':status']).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(text).toBe(await read('current/career/index.html'));
  });

  test('without TLS every path redirects to it', async () => {
    const answer = await fetch(`http://127.0.0.1:${nginx.redirectPort}/career?from=mail`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('https://127.0.0.1/career?from=mail');
  });
});

test.each([
  ['the site', 'x', 250],
  ['the release service', 'release.example', 100],
])('the concurrent requests of a client of %s are limited', async (_server, host, limit) => {
  // A stalled upload ends only after half a minute.
  const { port } = new URL(nginx.address);
  const head = `POST ${enquiryAddress} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 10\r\n\r\n`;
  const stalled = Array.from({ length: limit }, () => connectTo({ port: Number(port), host: '127.0.0.1' }));
  const statusFor = async (localAddress: string) => {
    const client = connectTo({ port: Number(port), host: '127.0.0.1', localAddress });
    client.write(`GET /career HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const [answer] = await once(client, 'data');
    client.destroy();
    return Number(String(answer).split(' ')[1]);
  };
  try {
    for (const socket of stalled) socket.on('error', () => {}).write(head);
    await vi.waitFor(async () => expect(await statusFor('127.0.0.1')).toBe(429), { timeout: 20_000 });
    expect(await statusFor('127.0.0.2')).toBe(200);
  } finally {
    for (const socket of stalled) socket.destroy();
  }
});

test.each(['tlsPort', 'redirectPort'] as const)(
  'a stalled head at the %s loses its connection',
  async (name) => {
    const socket = connectTo({ port: nginx[name], host: '127.0.0.1' }).on('error', () => {});
    socket.resume();
    // Of TLS, the first bytes of a handshake.
    socket.write(name === 'tlsPort' ? Buffer.from([22, 3, 1]) : 'GET / HTTP/1.1\r\n');
    await once(socket, 'close', { signal: AbortSignal.timeout(30_000) });
  },
);

test('of one client, nginx keeps few resumes on its disk, and no other body above a megabyte', async () => {
  const { port } = new URL(nginx.address);
  const sockets: Socket[] = [];
  /** Sends the head of a post, and no byte of its body. */
  const begin = (path: string, bytes: number) => {
    const socket = connectTo({ port: Number(port), host: '127.0.0.1' }).on('error', () => {});
    sockets.push(socket);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
    return once(socket, 'data').then(([answer]) => Number(String(answer).split(' ')[1]));
  };
  try {
    expect(await begin(enquiryAddress, 2_000_000)).toBe(413);
    expect(await begin(applicationAddress, 7_000_000)).toBe(413);
    const answers: number[] = [];
    for (let index = 0; index < 30; index += 1)
      void begin(applicationAddress, 6_000_000).then((status) => answers.push(status));
    await vi.waitFor(() => expect(answers).toEqual(Array(10).fill(429)), { timeout: 30_000 });
    expect((await ask('/career')).status).toBe(200);
    expect(answers).toHaveLength(10);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});

test('the clients of one IPv6 network share a limit of requests under way', async () => {
  const statusFor = async (client: string) => (await ask('/career', { 'x-real-ip': client })).status;
  const { port } = new URL(nginx.address);
  const stalled: Socket[] = [];
  const stall = () => {
    const socket = connectTo({ port: Number(port), host: '127.0.0.1' }).on('error', () => {});
    const head = `Host: x\r\nX-Real-IP: 2001:db8:0:${stalled.push(socket)}::1\r\nContent-Length: 10`;
    socket.write(`POST ${enquiryAddress} HTTP/1.1\r\n${head}\r\n\r\n`);
  };
  try {
    const limited = async () => {
      stall();
      expect(await statusFor('2001:db8:0:ffff::1')).toBe(429);
    };
    await vi.waitFor(limited, { timeout: 30_000 });
    for (const other of ['2001:db8:1::1', '192.0.2.1']) expect(await statusFor(other)).toBe(200);
  } finally {
    for (const socket of stalled) socket.destroy();
  }
});
