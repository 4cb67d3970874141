// @vitest-environment node
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RefusedError } from '@site/shared/http/refused-pages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectToService, type ServiceClient } from './service-client';

/** The client of a service whose answers are written by this function. */
async function serviceThat(answer: (response: ServerResponse) => void): Promise<ServiceClient> {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    vi.unstubAllEnvs();
  });
  vi.stubEnv('DELIVERY_KEY', 'site_key');
  return connectToService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
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
