import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewToken } from '@site/shared/contracts/composed-preview';
import { contentIntegrity } from '@site/shared/contracts/content-integrity';
import { type Release, releaseFile } from '@site/shared/contracts/release';
import { expect, test } from 'vitest';
import { composeGeneration, pageText } from '../../testing/composed-site';
import { temporaryFolder } from '../../testing/temporary-folder';
import { openTestApp } from '../../testing/test-app';
import { allowOrigin } from './preview-policy';

const team = 'http://localhost:3002';

/** The app with previews, a live generation, and a release of careers that is not live. */
async function openSite(headers: Record<string, string> = {}) {
  const siteDirectory = await temporaryFolder();
  await composeGeneration(siteDirectory, 'first', { headers });
  const live = (app: string) => [
    {
      url: `/releases/${app}/1.0.0-live/web/entry.js`,
      metadata: { version: '1.0.0-live', integrity: 'sha384-l' },
    },
  ];
  const record = { schema: '', microFrontends: { shell: live('shell'), 'mf-careers': live('mf-careers') } };
  await writeFile(join(siteDirectory, 'current/releases.json'), JSON.stringify(record));
  await store(siteDirectory, 'shell', '1.0.0-live');
  const { app } = await openTestApp({ siteDirectory, previews: { origins: [team] } });
  return { app, record, siteDirectory };
}

async function store(siteDirectory: string, app: string, version: string) {
  const release: Release = {
    app,
    version,
    webEntry: 'web/entry.js',
    initial: { js: ['web/entry.js'], css: ['web/main.css'] },
    pages: {},
    routes: { addresses: [], redirects: [], gone: [] },
    mounts: {},
    shared: {},
    fonts: [],
    files: {
      'web/entry.js': contentIntegrity('entry'),
      'web/main.css': contentIntegrity('style'),
    },
  };
  const folder = join(siteDirectory, 'releases', app, version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, releaseFile), JSON.stringify(release));
}

const key = Buffer.alloc(32, 1);
const dayMs = 86_400_000;

/** Makes a composed preview, as `npm run preview` does, with a page that is not live. */
async function makePreview(siteDirectory: string, id = '0123456789abcdef', expiresAt = Date.now() + dayMs) {
  const folder = join(siteDirectory, 'previews', id);
  const preview = { id, candidates: { 'mf-careers': '1.0.0-next' }, expiresAt };
  await composeGeneration(folder, 'generation', { pages: ['/new'], headers: { 'x-own': 'yes' } });
  await rename(join(folder, 'generations/generation'), join(folder, 'generation'));
  await writeFile(join(folder, 'generation', 'index.html'), `<head></head><body>${id}</body>`);
  await writeFile(join(folder, 'generation', 'releases.json'), JSON.stringify(preview));
  await writeFile(join(folder, 'preview.json'), JSON.stringify(preview));
  await writeFile(join(siteDirectory, 'previews/key'), key);
  return previewToken(preview, key);
}

/** What a browser says of an address that the visitor typed. */
const typed = { 'sec-fetch-site': 'none' };

const wanting = (wanted: string) => ({ cookie: `other=1; preview=${encodeURIComponent(wanted)}` });

test('a signed link gives this browser a cookie that ends with it, and leads to the page itself', async () => {
  const { app, siteDirectory } = await openSite();
  const token = await makePreview(siteDirectory);
  const answer = await app.inject({ url: `/AboutUs?from=mail&preview=${token}`, headers: typed });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/AboutUs?from=mail');
  const [, maxAge] = /; Max-Age=(\d+);/.exec(String(answer.headers['set-cookie'])) ?? [];
  expect(answer.headers['set-cookie']).toBe(
    `preview=${token}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax`,
  );
  expect(Number(maxAge)).toBeGreaterThan(0);
  expect(Number(maxAge)).toBeLessThanOrEqual(dayMs / 1000);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another part of the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a browser that does not say where from', {}],
])('a link from %s begins no preview before the visitor has agreed', async (_, headers) => {
  const { app, siteDirectory } = await openSite({ 'content-security-policy': "frame-ancestors 'none'" });
  const token = await makePreview(siteDirectory);
  const url = `/AboutUs?from=mail&preview=${token}`;
  const asked = await app.inject({ url, headers });
  expect(asked.statusCode).toBe(200);
  expect(asked.headers['set-cookie']).toBeUndefined();
  expect(asked.headers['cache-control']).toBe('no-store');
  expect(asked.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(asked.body).toContain('This browser will show mf-careers@1.0.0-next');
  expect(asked.body).toContain('<form method="post">');

  const form = { host: 'site.example', 'content-type': 'application/x-www-form-urlencoded' };
  const agreed = await app.inject({
    method: 'POST',
    url,
    headers: { ...form, origin: 'http://site.example' },
  });
  expect(agreed.statusCode).toBe(303);
  expect(agreed.headers.location).toBe('/AboutUs?from=mail');
  expect(agreed.headers['set-cookie']).toContain(`preview=${token}; `);

  const foreign = await app.inject({
    method: 'POST',
    url,
    headers: { ...form, origin: 'http://evil.example' },
  });
  expect(foreign.statusCode).toBe(403);
  expect(foreign.headers['set-cookie']).toBeUndefined();
});

test('a form that belongs to no preview is refused as ever', async () => {
  const { app } = await openSite();
  expect((await app.inject({ method: 'POST', url: '/AboutUs' })).statusCode).toBe(405);
  expect((await app.inject({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404);
});

test('each request of a preview is answered once', async () => {
  const { siteDirectory } = await openSite();
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => lines.push(line) } };
  const { app } = await openTestApp({ siteDirectory, previews: { origins: [team] }, logger });
  const token = await makePreview(siteDirectory);
  for (const wanted of [token, `mf-careers@${team}`])
    for (const url of [`/AboutUs?preview=${wanted}`, '/AboutUs', '/v', '/releases.json', '/nowhere'])
      await app.inject({ url, headers: { ...wanting(wanted), ...typed } });
  expect(lines).toEqual([]);
});

test('the way out takes the cookie away', async () => {
  const { app } = await openSite();
  const answer = await app.inject('/AboutUs?preview=off');
  expect(answer.headers['set-cookie']).toMatch(/^preview=; Max-Age=0; Path=\/;/);
  expect(answer.headers.location).toBe('/AboutUs');
});

test('an address never leads to another site', async () => {
  const { app } = await openSite();
  for (const path of [
    'http://elsewhere.example/',
    '/.//elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    '///elsewhere.example',
  ]) {
    const { headers } = await app.inject(`${path}?preview=off`);
    expect(new URL(String(headers.location), 'http://site.example').host).toBe('site.example');
  }
});

test('a composed preview answers every address as it would go live, kept by nobody and found by no search engine', async () => {
  const { app, siteDirectory } = await openSite();
  const headers = wanting(await makePreview(siteDirectory));
  const home = await app.inject({ url: '/', headers });
  expect(home.body).toContain('0123456789abcdef');
  expect(home.body).toContain('Preview: <strong>mf-careers 1.0.0-next</strong>, until ');
  expect(home.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-own': 'yes',
  });
  expect(home.headers.etag).toBeUndefined();
  expect((await app.inject({ url: '/preview-banner.css' })).headers['content-type']).toContain('text/css');
  expect((await app.inject({ url: '/new', headers })).statusCode).toBe(200);
  expect((await app.inject('/new')).statusCode).toBe(404);
  expect((await app.inject({ url: '/nowhere', headers })).statusCode).toBe(404);
  expect((await app.inject({ url: '/Closed', headers })).statusCode).toBe(410);
  expect((await app.inject({ url: '/v?from=mail', headers })).headers.location).toBe('/AboutUs?from=mail');
  const record = await app.inject({ url: '/releases.json', headers });
  expect(record.json().id).toBe('0123456789abcdef');
  expect(record.headers['cache-control']).toBe('no-store');
  expect((await app.inject({ url: '/generation.json', headers })).statusCode).toBe(404);
  expect((await app.inject('/')).body).toBe(pageText('first', '/'));
});

test('several previews are shown at the same time, each under its own link', async () => {
  const { app, siteDirectory } = await openSite();
  const [one, other] = [
    await makePreview(siteDirectory),
    await makePreview(siteDirectory, 'fedcba9876543210'),
  ];
  const show = async (token: string) => (await app.inject({ url: '/', headers: wanting(token) })).body;
  expect(await show(one)).toContain('<body>0123456789abcdef');
  expect(await show(other)).toContain('<body>fedcba9876543210');
});

test('a link that has expired opens nothing, and its cookie shows what is live', async () => {
  const { app, siteDirectory } = await openSite();
  const token = await makePreview(siteDirectory, undefined, Date.now() - 1);
  const answer = await app.inject({ url: `/?preview=${token}`, headers: typed });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().detail).toContain('it has expired');
  expect((await app.inject({ url: '/', headers: wanting(token) })).body).toBe(pageText('first', '/'));
});

test('a team’s own server is shown to the browser with the cookie alone, kept by nobody', async () => {
  const { app } = await openSite();
  const { body, headers } = await app.inject({ url: '/AboutUs', headers: wanting(`mf-careers@${team}`) });
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain(`Preview: <strong>mf-careers ${team}</strong>. Only this browser shows it.`);
  expect(body).toContain(
    `src="/releases/shell/1.0.0-live/web/entry.js" integrity="${contentIntegrity('entry')}"`,
  );
  expect((await app.inject('/AboutUs')).body).toBe(pageText('first', '/AboutUs'));
});

test('the record names the candidate to the browser with the cookie alone', async () => {
  const { app, record } = await openSite();
  const shown = await app.inject({ url: '/releases.json', headers: wanting(`mf-careers@${team}`) });
  expect(shown.json().microFrontends['mf-careers'][0].url).toBe(`${team}/remoteEntry.js`);
  expect(shown.json().microFrontends.shell).toEqual(record.microFrontends.shell);
  expect(shown.headers['cache-control']).toBe('no-store');
  expect((await app.inject('/releases.json')).json()).toEqual(record);
});

test('an address that matches nothing keeps its status in a preview', async () => {
  const { app } = await openSite();
  const answer = await app.inject({ url: '/nowhere', headers: wanting(`mf-careers@${team}`) });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<div id="root"></div>');
});

test.each([
  ['mf-careers@1.0.0-next', 'is not among PREVIEW_ORIGINS'],
  ['0123456789abcdef.99999999999999.signed-by-nobody', 'is not as it was made'],
  ['../../secret', 'is not as it was made'],
  ['mf-careers@http://localhost:9999', 'is not among PREVIEW_ORIGINS'],
  ['mf-careers@javascript:alert(1)', 'is not among PREVIEW_ORIGINS'],
  [`mf-careers@${team}/`, 'is not among PREVIEW_ORIGINS'],
  [`shell@${team}`, 'as a release only'],
  ['mf-nothing@1.0.0-next', 'The apps are: shell, mf-careers'],
  ['', 'Name an app'],
])('?preview=%s is refused in words, and a cookie with it shows what is live', async (wanted, words) => {
  const { app } = await openSite();
  const answer = await app.inject({
    url: `/AboutUs?preview=${encodeURIComponent(wanted)}`,
    headers: typed,
  });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().detail).toContain(words);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const page = await app.inject({ url: '/AboutUs', headers: wanting(wanted) });
  expect(page.body).toBe(pageText('first', '/AboutUs'));
});

test('without previews neither address nor cookie changes anything', async () => {
  const { siteDirectory } = await openSite();
  const token = await makePreview(siteDirectory);
  const { app } = await openTestApp({ siteDirectory });
  const answer = await app.inject({ url: `/AboutUs?preview=${token}`, headers: wanting(token) });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(pageText('first', '/AboutUs'));
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('the policy of a preview allows one origin more, and only where remotes load from', () => {
  const headers = { 'content-security-policy': "default-src 'self'; script-src 'self'; form-action 'self'" };
  expect(allowOrigin(headers, team)['content-security-policy']).toBe(
    `default-src 'self'; script-src 'self' ${team}; form-action 'self'`,
  );
  expect(allowOrigin(headers, undefined)).toEqual(headers);
});
