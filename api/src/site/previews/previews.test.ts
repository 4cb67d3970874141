import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enquiryAddress } from '@site/shared/company/company';
import { type Preview, previewsFolder } from '@site/shared/node/preview';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { reportsAddress } from '@site/shared/site-model/reports-address';
import { expect, test } from 'vitest';
import { composeSnapshot, pageText, writeReleaseFile } from '../../testing/composed-site';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { beginRollout } from '../../testing/sample-rollout';
import { openTestApp } from '../../testing/test-app';

const one = '0123456789abcdefghijklmnop';
const other = 'ponmlkjihgfedcba9876543210';
const hostOf = (id: string) => `${id}.preview.example`;
const asked = (id: string) => ({ host: hostOf(id) });

const policy = { 'content-security-policy': "default-src 'self'" };
const reporting = { 'reporting-endpoints': 'site="/site/reports"', 'server-timing': 'reports;dur=100' };

/** The app with a deployed snapshot and two previews. */
async function openSite() {
  const siteDirectory = await temporaryFolder();
  await keepPreview(siteDirectory, { id: one, releases: { 'mf-careers': '1.0.0-next', shell: '2.0.0-b' } });
  await keepPreview(siteDirectory, { id: other, releases: { 'mf-contact': '3.0.0-c' } });
  await composeSnapshot(siteDirectory, 'deployed');
  const reports = { percentage: 100 };
  return {
    siteDirectory,
    ...(await openTestApp({ siteDirectory, previewHost: 'preview.example', reports })),
  };
}

/** Writes a preview as the release service does; its snapshot has a page that is not deployed. */
async function keepPreview(siteDirectory: string, { id, ...preview }: Pick<Preview, 'id' | 'releases'>) {
  const folder = join(siteDirectory, previewsFolder, id);
  await mkdir(folder, { recursive: true });
  await composeSnapshot(folder, id, { pages: ['/new'], headers: { ...policy, ...reporting } });
  await rename(join(folder, 'snapshots', id), join(folder, 'snapshot'));
  await writePreview(siteDirectory, { id, ...preview, expiresAt: Date.now() + 60_000 });
}

async function writePreview(siteDirectory: string, preview: Preview) {
  await writeFile(join(siteDirectory, previewsFolder, preview.id, 'preview.json'), JSON.stringify(preview));
}

test('a preview is served at its host as if deployed, neither indexed nor cached', async () => {
  const { app } = await openSite();
  const page = await app.inject({ url: '/aboutus/', headers: asked(one) });
  expect(page.statusCode).toBe(200);
  expect(page.body).toBe(pageText(one, '/AboutUs'));
  expect(page.headers).toMatchObject({
    ...policy,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-preview': 'mf-careers@1.0.0-next, shell@2.0.0-b',
    // The host name is the secret.
    'referrer-policy': 'same-origin',
  });
  // Its browsers send no reports.
  expect(page.headers).not.toHaveProperty('reporting-endpoints');
  expect(page.headers).not.toHaveProperty('server-timing');
  expect(page.headers).not.toHaveProperty('set-cookie');
});

test.each([
  ['/new', 200],
  ['/nowhere', 404],
  ['/Closed', 410],
  ['/robots.txt', 200],
  ['/snapshot.json', 404],
  ['/100%', 404],
])('%s of a preview has the status that it would have when deployed: %i', async (url, status) => {
  const { app } = await openSite();
  const answer = await app.inject({ url, headers: asked(one) });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
});

test('a redirect of a preview keeps its status and the query, and is not cached', async () => {
  const { app } = await openSite();
  const { statusCode, headers } = await app.inject({ url: '/v?from=mail', headers: asked(one) });
  expect(statusCode).toBe(301);
  expect(headers).toMatchObject({ location: '/AboutUs?from=mail', 'cache-control': 'private, no-store' });
});

test('two previews and the deployed site are served at the same time, each at its own host', async () => {
  const { app } = await openSite();
  const read = async (host: string) => (await app.inject({ url: '/', headers: { host } })).body;
  const hosts = [hostOf(one), hostOf(other), 'www.example', 'preview.example', hostOf(one).toUpperCase()];
  const shown = [one, other, 'deployed', 'deployed', one];
  expect(await Promise.all(hosts.map(read))).toEqual(shown.map((name) => pageText(name, '/')));
});

test('a preview takes no part in a rollout', async () => {
  const { app, siteDirectory } = await openSite();
  await composeSnapshot(siteDirectory, '000002-b');
  await composeSnapshot(siteDirectory, 'deployed');
  await beginRollout(siteDirectory, { snapshot: '000002-b', share: 100 });
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140', cookie: 'rollout=00' };
  expect((await app.inject({ url: '/', headers: browser })).body).toBe(pageText('000002-b', '/'));
  for (const cookie of ['rollout=00', '']) {
    const answer = await app.inject({ url: '/', headers: { ...browser, ...asked(one), cookie } });
    expect(answer.body).toBe(pageText(one, '/'));
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
});

test('a preview loads the files of releases from its own host', async () => {
  const { app, siteDirectory } = await openSite();
  await writeReleaseFile(siteDirectory, 'mf-careers/1.0.0-next/web/main.js', 'code');
  const answer = await app.inject({
    url: '/releases/mf-careers/1.0.0-next/web/main.js',
    headers: asked(one),
  });
  expect(answer.body).toBe('code');
  expect(answer.headers['cache-control']).toContain('immutable');
});

test.each([
  ['an enquiry', enquiryAddress, sampleEnquiry],
  ['a form without JavaScript', enquiryAddress, 'name=Asha'],
  ['a report', reportsAddress, {}],
  ['a post to a page', '/AboutUs', {}],
])('%s that is sent to a preview is refused with an explanation, and not stored', async (_, url, payload) => {
  const { app, enquiries } = await openSite();
  const type = typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = { ...asked(one), origin: `https://${hostOf(one)}`, 'content-type': type };
  for (const method of ['PUT', 'DELETE', 'OPTIONS'] as const)
    expect((await app.inject({ method, url, headers })).statusCode).toBe(403);
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toBe(
    'This is a preview. It accepts no enquiries, applications or reports: nothing was stored.\n',
  );
  expect(await enquiries.list()).toEqual([]);
});

test.each(['a'.repeat(26), one.slice(1), `${one}0`, `www.${one}`, 'www', '..'])(
  'below the host of previews, %s is neither a preview nor a page of the site',
  async (label) => {
    const { app } = await openSite();
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({ method, url: '/', headers: { host: `${label}.preview.example` } });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('There is no preview at this address');
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
  },
);

test('an expired or withdrawn preview is not served', async () => {
  const { app, siteDirectory } = await openSite();
  await writePreview(siteDirectory, { id: one, releases: {}, expiresAt: Date.now() - 1 });
  await rm(join(siteDirectory, previewsFolder, other), { recursive: true });
  for (const id of [one, other])
    expect((await app.inject({ url: '/', headers: asked(id) })).statusCode).toBe(404);
});

test('a damaged preview is reported, and the deployed site is served', async () => {
  const { app, siteDirectory } = await openSite();
  await rm(join(siteDirectory, previewsFolder, one, 'snapshot/pages.json'));
  const answer = await app.inject({ url: '/', headers: asked(one) });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('This preview is damaged.');
  expect((await app.inject('/')).statusCode).toBe(200);
});

test('the list of a preview is read once, also of previews that are opened in turn', async () => {
  const { app, siteDirectory } = await openSite();
  const ids = Array.from({ length: 16 }, (_, index) => one.replace(/^01/, String(index + 10)));
  for (const id of ids) {
    await keepPreview(siteDirectory, { id, releases: {} });
    expect((await app.inject({ url: '/', headers: asked(id) })).statusCode).toBe(200);
    await rm(join(siteDirectory, previewsFolder, id, 'snapshot/pages.json'));
  }
  for (const id of ids) expect((await app.inject({ url: '/', headers: asked(id) })).statusCode).toBe(200);
});

test('without the setting no host opens a preview', async () => {
  const siteDirectory = await temporaryFolder();
  await keepPreview(siteDirectory, { id: one, releases: {} });
  await composeSnapshot(siteDirectory, 'deployed');
  const { app } = await openTestApp({ siteDirectory });
  expect((await app.inject({ url: '/', headers: asked(one) })).body).toBe(pageText('deployed', '/'));
});
