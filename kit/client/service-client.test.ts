// @vitest-environment node
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectToService } from './service-client';

test.each([
  ['is killed', true],
  ['ends its answer', false],
])('a service that %s within a release is named, with what to do', async (_, isKilled) => {
  const server = createServer((_request, response) => {
    response.write('{"event":"step","step":"Composing 3 pages"}\n');
    if (isKilled) setImmediate(() => response.destroy());
    else response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    vi.unstubAllEnvs();
  });
  vi.stubEnv('DELIVERY_KEY', 'site_key');
  const service = await connectToService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const release = service.release('mf-press', { version: '1.0.0-abc' }, () => undefined);
  await expect(release).rejects.toThrow(
    /went away before it had finished\. .*npx site releases --log\. Running the same command again is safe\.$/,
  );
});
