import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  await store(siteDirectory, 'mf-careers', '1.0.0-next');
  const { app } = await openTestApp({ siteDirectory, previews: { origins: [team] } });
  return { app, record, siteDirectory };
}

async function store(siteDirectory: string, app: string, version: string) {
  const release: Release = {
    app,
    version,
    webEntry: 'web/entry.js',
    nodeEntry: 'node/entry.js',
    initial: { js: ['web/entry.js'], css: ['web/main.css'] },
    pages: {},
    routes: { addresses: [], redirects: [], gone: [] },
    mounts: {},
    shared: {},
    fonts: [],
    files: { 'web/entry.js': 'sha384-e', 'web/main.css': 'sha384-c' },
  };
  const folder = join(siteDirectory, 'releases', app, version);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, releaseFile), JSON.stringify(release));
}

/** What a browser says of an address that the visitor typed. */
const typed = { 'sec-fetch-site': 'none' };

const wanting = (wanted: string) => ({ cookie: `other=1; preview=${encodeURIComponent(wanted)}` });

test('an address with a candidate gives this browser a cookie and leads to the page itself', async () => {
  const { app } = await openSite();
  const answer = await app.inject({
    url: '/AboutUs?from=mail&preview=mf-careers@1.0.0-next',
    headers: typed,
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/AboutUs?from=mail');
  expect(answer.headers['set-cookie']).toBe(
    'preview=mf-careers%401.0.0-next; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another part of the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a browser that does not say where from', {}],
])('a link from %s begins no preview before the visitor has agreed', async (_, headers) => {
  const { app } = await openSite({ 'content-security-policy': "frame-ancestors 'none'" });
  const url = '/AboutUs?from=mail&preview=mf-careers@1.0.0-next';
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
  expect(agreed.headers['set-cookie']).toContain('preview=mf-careers%401.0.0-next; Path=/');

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
  const headers = wanting('mf-careers@1.0.0-next');
  for (const url of ['/AboutUs?preview=mf-careers@1.0.0-next', '/AboutUs', '/releases.json', '/nowhere'])
    await app.inject({ url, headers: { ...headers, ...typed } });
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

test('a stored release is shown with its hash, kept by nobody, to the browser with the cookie alone', async () => {
  const { app } = await openSite();
  const { body, headers } = await app.inject({ url: '/AboutUs', headers: wanting('mf-careers@1.0.0-next') });
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('src="/releases/shell/1.0.0-live/web/entry.js" integrity="sha384-e"');
  expect(body).toContain(
    '"mf-careers":[{"url":"/releases/mf-careers/1.0.0-next/web/entry.js","metadata":{"version":"1.0.0-next","integrity":"sha384-e"},"extras":{"preview":"1.0.0-next"}}]',
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
  const answer = await app.inject({ url: '/nowhere', headers: wanting('mf-careers@1.0.0-next') });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<div id="root"></div>');
});

test.each([
  ['mf-careers@9.9.9', 'There is no release mf-careers 9.9.9'],
  ['mf-careers@../../shell/1.0.0-live', 'There is no release'],
  ['mf-careers@http://localhost:9999', 'is not among PREVIEW_ORIGINS'],
  ['mf-careers@javascript:alert(1)', 'is not among PREVIEW_ORIGINS'],
  [`mf-careers@${team}/`, 'is not among PREVIEW_ORIGINS'],
  [`shell@${team}`, 'as a stored release only'],
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
  const { app } = await openTestApp({ siteDirectory });
  const answer = await app.inject({
    url: '/AboutUs?preview=mf-careers@1.0.0-next',
    headers: wanting('mf-careers@1.0.0-next'),
  });
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
