import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { serve } from '@site/shared/node/testing/serve';
import { expect, test } from 'vitest';
import { sampleRelease } from '../testing/sample-release';
import { stubSiteFolder } from '../testing/stub-site-folder';
import { writeFileIn } from './files/write-file';
import type { ServedRelease } from './live-releases';

const folder = await stubSiteFolder();
const { checkOrigin } = await import('./check-origin');

const check = (release: ServedRelease) => checkOrigin(release, new AbortController().signal);

const script = 'export {};';
const fitting = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript; charset=utf-8' };

await writeFileIn(folder, 'releases/mf-careers/1.0.0-abc/web/entry.js', script);

/** A release with one script, on an origin that answers every request with this function. */
async function servedBy(answer: (response: ServerResponse, path: string) => void) {
  const origin = await serve(({ url = '' }, response) => answer(response, url));
  const hash = contentIntegrity(Buffer.from(script));
  return sampleRelease({
    app: 'mf-careers',
    origin,
    files: { 'web/entry.js': hash, 'web/entry.js.br': 'of its own', 'node/entry.js': 'not served' },
  });
}

test('accepts an unchanged file that browsers accept', async () => {
  const release = await servedBy((response) => response.writeHead(200, fitting).end(script));
  await expect(check(release)).resolves.toBeUndefined();
});

test.each([
  ['a type that browsers refuse', { ...fitting, 'content-type': 'text/plain' }, 'is served as text/plain'],
  ['no type', { 'access-control-allow-origin': '*' }, 'is served as no content type'],
  ['no CORS', { 'content-type': 'text/javascript' }, 'may not be loaded by pages of other origins'],
])('refuses a file with %s', async (_, headers, fault) => {
  const release = await servedBy((response) => response.writeHead(200, headers).end(script));
  await expect(check(release)).rejects.toThrow(
    new RegExp(
      `/releases/mf-careers/1.0.0-abc/web/entry.js ${fault}.* without redirects, with the types of scripts`,
    ),
  );
});

test('refuses a redirect, even to the file', async () => {
  const release = await servedBy((response, path) => {
    if (path === '/moved.js') response.writeHead(200, fitting).end(script);
    else response.writeHead(302, { ...fitting, location: '/moved.js' }).end();
  });
  await expect(check(release)).rejects.toThrow('answers with status 302');
});

test('refuses changed content, and an origin that does not answer', async () => {
  const release = await servedBy((response) => response.writeHead(200, fitting).end(`${script} `));
  await expect(check(release)).rejects.toThrow('is not the file that was released');
  await expect(check({ ...release, origin: 'http://127.0.0.1:1' })).rejects.toThrow(
    'does not answer (bad port)',
  );
});

test.each<[string, string, (content: Readable) => Readable]>([
  ['as it is', 'identity', (content) => content],
  ['compressed', 'gzip', (content) => content.pipe(createGzip())],
])(
  'refuses content without end, sent %s, as soon as it is larger than the file',
  async (_, coding, encode) => {
    let sent = 0;
    const endless = new Readable({
      read() {
        sent += 1;
        this.push(Buffer.alloc(64 * 1024));
      },
    });
    const release = await servedBy((response) => {
      response.writeHead(200, { ...fitting, 'content-encoding': coding });
      response.on('close', () => endless.destroy());
      encode(endless).pipe(response);
    });
    await expect(check(release)).rejects.toThrow('is not the file that was released');
    expect(sent).toBeLessThan(1000);
  },
);

test('accepts a file that is sent compressed', async () => {
  const release = await servedBy((response) => {
    response.writeHead(200, { ...fitting, 'content-encoding': 'gzip' }).end(gzipSync(script));
  });
  await expect(check(release)).resolves.toBeUndefined();
});
