import { writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { RefusedError } from '@site/shared/http/refused-pages';
import type { Release } from '@site/shared/node/release';
import { wholeHashOf } from '@site/shared/node/release-version';
import { serve } from '@site/shared/node/testing/serve';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { connectToService, type ServiceClient } from './service-client';

/** The client of a service whose answers are written by this function. */
async function serviceThat(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<ServiceClient> {
  vi.stubEnv('DELIVERY_KEY', 'site_key');
  return connectToService(await serve((request, response) => answer(response, request)));
}

const release = (service: ServiceClient) =>
  service.release('mf-press', { version: '1.0.0-abc' }, () => undefined);

test.each([
  ['is killed', true],
  ['ends its answer', false],
])('a service that %s within a release is named, with what to do', async (_, isKilled) => {
  const service = await serviceThat((response) => {
    response.write('{"event":"step","step":"Composing 3 pages"}\n');
    if (isKilled) setImmediate(() => response.destroy());
    else response.end();
  });
  await expect(release(service)).rejects.toThrow(
    /went away before it had finished\. .*npx site releases --log\. Running the same command again is safe\.$/,
  );
});

test.each([
  ['with pictures', { pictures: [{ path: '/press', width: 390, png: 'iVBORw0K' }] }, 1],
  ['by a service without pictures', {}, 0],
])('a refusal %s is the error', async (_, more, pictures) => {
  const refused = { event: 'refused', detail: 'A page fails in a browser.', ...more };
  const service = await serviceThat((response) => response.end(`${JSON.stringify(refused)}\n`));
  const error = await release(service).catch((problem: unknown) => problem);
  expect(error).toMatchObject({ message: 'A page fails in a browser.' });
  expect(RefusedError.picturesOf(error)).toHaveLength(pictures);
  // A log of the error contains none.
  expect(JSON.stringify({ ...Object(error) })).toBe('{}');
});

test('a request is sent again when a busy service names a time for that, and refused otherwise', async () => {
  const times = ['0.01', '0.01', undefined];
  const service = await serviceThat((response, request) => {
    request.resume();
    if (times.length === 0) return response.end('{"event":"refused","detail":"It was asked again."}\n');
    const after = times.shift();
    response
      .writeHead(503, after ? { 'retry-after': after } : {})
      .end('{"detail":"2 uploads are under way."}');
  });
  await expect(release(service)).rejects.toThrow('refuses: 2 uploads are under way.');
  expect(times).toEqual([]);
  await expect(release(service)).rejects.toThrow('It was asked again.');
});

test('a rollback without a version names the release before, also in how to repeat it', async () => {
  const sent: unknown[] = [];
  const service = await serviceThat(async (response, request) => {
    if (request.method === 'GET') return response.end('{"before":"1.0.0-abc","kept":[]}');
    sent.push(await json(request));
    response.end('{"event":"step","step":"Switching"}\n');
  });
  await expect(service.rollback('mf-press', {}, () => undefined)).rejects.toThrow(
    / Running it again is safe with the version: npx site rollback 1\.0\.0-abc --app mf-press$/,
  );
  expect(sent).toEqual([expect.objectContaining({ version: '1.0.0-abc' })]);
});

test('without a release before, the service answers why', async () => {
  const service = await serviceThat((response, request) =>
    response.end(
      request.method === 'GET'
        ? '{"before":null,"kept":[]}'
        : '{"event":"refused","detail":"There is no release of mf-press to go back to."}\n',
    ),
  );
  await expect(service.rollback('mf-press', {}, () => undefined)).rejects.toThrow('There is no release of');
});

test.each([
  ['whole', 'present', '{"kept":[{"version":"1.0.0-abc"}]}', []],
  ['damaged', 'sent', '{"kept":[]}', ['PUT /apps/mf-press/releases/1.0.0-abc']],
])('a release that is stored and %s is %s', async (_, result, listed, expected) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'release.json'), '{"files":{}}');
  const asked: string[] = [];
  const service = await serviceThat((response, { method, url = '' }) => {
    asked.push(`${method} ${url.replace(/\?(?!whole).*/, '')}`);
    response.end(method === 'GET' ? listed : '{"app":"mf-press","version":"1.0.0-abc"}');
  });
  const stored = { app: 'mf-press', version: '1.0.0-abc', files: {} } as Release;
  expect(await service.store(stored, folder)).toBe(result);
  const content = wholeHashOf({ files: {} });
  expect(asked).toEqual([`GET /apps/mf-press/releases?whole=1.0.0-abc&content=${content}`, ...expected]);
});

const lostAnswers: [string, (response: ServerResponse) => void][] = [
  ['a reset connection', (response) => response.destroy()],
  ['a proxy that gave up', (response) => response.writeHead(504).end('<h1>Gateway Time-out</h1>')],
  ['a page of a proxy', (response) => response.end('<h1>Sign in</h1>\n')],
  ['a redirect', (response) => response.writeHead(302, { location: '/login' }).end()],
];

test.each(lostAnswers)('after %s, a rollback and a promotion say how to continue', async (_, answer) => {
  const service = await serviceThat((response, request) =>
    request.method === 'GET' ? response.end('{"before":"1.0.0-abc","kept":[]}') : answer(response),
  );
  await expect(service.rollback('mf-press', {}, () => undefined)).rejects.toThrow(
    / Running it again is safe with the version: npx site rollback 1\.0\.0-abc --app mf-press$/,
  );
  await expect(service.changeRollout('promote', { version: '1.0.0-abc' })).rejects.toThrow(
    / See its stage before you promote it again: npx site rollout$/,
  );
  await expect(release(service)).rejects.toThrow(/ Running the same command again is safe\.$/);
});

test.each([
  ['a page of a proxy', '<h1>Sign in</h1>'],
  ['an empty answer', ''],
])('%s is not taken for the success of a request', async (_, body) => {
  const service = await serviceThat((response, { method, url }) =>
    response.end(method === 'GET' && url?.includes('whole') ? '{"kept":[]}' : body),
  );
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'release.json'), '{"files":{}}');
  const stored = { app: 'mf-press', version: '1.0.0-abc', files: {} } as Release;
  const requests = [
    () => service.withdraw('mf-press', '1.0.0-abc', 'leaks a name'),
    () => service.withdrawPreview('abc', undefined),
    () => service.store(stored, folder),
    () => service.rollout(),
    () => service.log(undefined, 50),
  ];
  for (const request of requests) await expect(request()).rejects.toThrow('Is it a release service?');
});

test('the last entries of an app are read from the end of the log, further back until there are enough', async () => {
  const entryOf = (n: number) => ({
    ...{ n, time: '2026-01-01T00:00:00.000Z', action: 'release', changes: [] },
    by: { who: { kind: 'key', name: 'press' } },
  });
  const asked: string[] = [];
  const service = await serviceThat((response, { url = '' }) => {
    if (url === '/live') return response.end('{"entry":1000,"snapshot":"a","apps":{}}');
    asked.push(url);
    const after = Number(/after=(\d+)/.exec(url)?.[1]);
    const entries = [300, 960, 990].filter((n) => n > after).map(entryOf);
    response.end(JSON.stringify({ entries, last: 1000 }));
  });
  const numbers = async (count: number) => (await service.log('mf-press', count)).map(({ n }) => n);
  expect(await numbers(2)).toEqual([960, 990]);
  expect(asked.filter((url) => !url.includes('after=1000'))).toEqual(
    [998, 980, 800].map((after) => `/log?after=${after}&app=mf-press`),
  );
  expect(await numbers(Number.POSITIVE_INFINITY)).toEqual([300, 960, 990]);
});
