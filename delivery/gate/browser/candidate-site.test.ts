import type { ComposedSite } from '@site/shared/node/composed-site';
import { serve } from '@site/shared/node/testing/serve';
import { expect, test } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { candidateSite } = await import('./candidate-site');

const policy = { 'content-security-policy': "default-src 'self'" };
const script = 'releases/mf-careers/1.0.0-abc/web/static/js/worker.js';
const site: ComposedSite = {
  pages: [{ path: '/career', file: 'career.html' }],
  redirects: [],
  notFound: '404.html',
  headers: policy,
};

test('pages and files of releases have the policy', async () => {
  const files = { 'career.html': '', '404.html': '', 'pages.json': JSON.stringify(site), [script]: '' };
  for (const [name, content] of Object.entries(files)) await writeFileIn(folder, name, content);
  const answer = await candidateSite(folder);
  const origin = await serve((request, response) => answer(request, response, request.url ?? ''));
  const headersAt = async (path: string) => Object.fromEntries((await fetch(origin + path)).headers);
  expect(await headersAt('/career')).toMatchObject({ ...policy, 'cache-control': 'no-cache' });
  expect(await headersAt('/no-page')).toMatchObject(policy);
  // A worker has the policy of its script, not that of the page.
  expect(await headersAt(`/${script}`)).toMatchObject({
    ...policy,
    'access-control-allow-origin': '*',
    'content-type': 'text/javascript; charset=utf-8',
  });
});
