import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { BucketAwayError } from '@site/shared/node/bucket/bucket-errors';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { recordedLogger } from '../../testing/recorded-logger';
import { sampleRelease } from '../../testing/sample-release';
import { stubSiteFolder } from '../../testing/stub-site-folder';
import { startTokenIssuer, type TokenIssuer } from '../../testing/token-issuer';

const folder = await stubSiteFolder();
const deployRelease = vi.fn<() => Promise<never>>();
vi.doMock('../../deploy/deploy-release', () => ({ deployRelease }));
const withdraw = vi.fn<() => Promise<never>>();
vi.doMock('../../deploy/withdrawal/withdraw', () => ({ withdraw }));
const { buildService } = await import('../build-service');

const audience = 'https://release.example';
const { app, version, ...release } = sampleRelease({ app: 'mf-careers' });
writeFileIn(folder, `releases/${app}/${version}/release.json`, JSON.stringify({ app, version, ...release }));

let ci: TokenIssuer;
let service: FastifyInstance;
let address: string;
const { lines, logger } = recordedLogger();
const sockets: Socket[] = [];

beforeEach(async () => {
  ci = await startTokenIssuer();
  const claims = { repository: 'malvanta/careers' };
  const may: ('store' | 'activate')[] = ['store', 'activate'];
  const identities = [{ name: 'careers-ci', apps: [app], may, issuer: ci.issuer, audience, claims }];
  service = buildService({ logger, identities });
  service.server.on('connection', (socket) => sockets.push(socket));
  address = await service.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await service.close();
  ci.stop();
});

/** Sends a release with a token, as a client that may leave at any moment. */
function send(token: string, body: object = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const client = request(`${address}/apps/${app}/live`, { method: 'POST', headers, agent: false });
  client.on('error', () => undefined).end(JSON.stringify({ version, ...body }));
  return client;
}

async function statusOf(token: string): Promise<number | undefined> {
  const [answer] = await once(send(token), 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

const isLogged = (message: string) =>
  vi.waitFor(() => expect(JSON.stringify(lines)).toContain(message), { timeout: 10_000 });

test('a dry run that is abandoned in the queue does not return the token of an earlier release', async () => {
  const token = await ci.sign(ci.claimsFor(audience));
  deployRelease.mockRejectedValueOnce(new Error('The first is refused.'));
  expect(await statusOf(token)).toBe(200);

  let end = () => {};
  const busy = new Promise<never>((_, reject) => {
    end = () => reject(new Error('The dry run is refused.'));
  });
  deployRelease.mockReturnValueOnce(busy);
  send(token, { dryRun: true });
  await vi.waitFor(() => expect(deployRelease).toHaveBeenCalledTimes(2));
  const waiting = send(token, { dryRun: true });
  const [answer] = await once(waiting, 'response');
  await once(answer, 'data');
  waiting.destroy();
  await isLogged('The client has left.');
  end();
  await isLogged('The dry run is refused.');
  expect(await statusOf(token)).toBe(401);
});

test('a client that leaves after its release has begun does not get its token back', async () => {
  const token = await ci.sign(ci.claimsFor(audience));
  const client = send(token);
  deployRelease.mockImplementationOnce(async () => {
    client.destroy();
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
    throw new Error('It failed later.');
  });
  await isLogged('It failed later.');
  expect(await statusOf(token)).toBe(401);
});

test('a stop of the service waits for a release whose client has left', async () => {
  const client = send(await ci.sign(ci.claimsFor(audience)));
  let isDone = false;
  const stopped = new Promise<void>((resolve, reject) => {
    deployRelease.mockImplementationOnce(async () => {
      client.destroy();
      await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
      service.close().then(resolve, reject);
      await once(service.server, 'close');
      for (let turn = 0; turn < 10; turn += 1) await setImmediate();
      isDone = true;
      throw new Error('The gate refuses it.');
    });
  });
  await stopped;
  expect(isDone).toBe(true);
});

test.each([
  [409, new Error('It is deployed.')],
  [503, new BucketAwayError('s3://site', { method: 'PUT', key: 'log/000002.json' }, 3, 'timeout')],
])('answers a withdrawal with %i after: %s', async (status, error) => {
  withdraw.mockRejectedValueOnce(error);
  const headers = { authorization: `Bearer ${await ci.sign(ci.claimsFor(audience))}` };
  const url = `/apps/${app}/releases/${version}/withdraw`;
  const answer = await service.inject({ method: 'POST', url, headers, payload: { reason: 'broken' } });
  expect(answer.json()).toMatchObject({ status, detail: error.message });
});

test('withdrawals wait for each other, like rollbacks', async () => {
  withdraw.mockClear();
  const post = async () => {
    const headers = { authorization: `Bearer ${await ci.sign(ci.claimsFor(audience))}` };
    const url = `/apps/${app}/releases/${version}/withdraw`;
    return service.inject({ method: 'POST', url, headers, payload: { reason: 'broken' } });
  };
  let underWay = 0;
  let most = 0;
  withdraw.mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    underWay -= 1;
    throw new Error('It is deployed.');
  });
  await Promise.all([post(), post(), post()]);
  expect([most, withdraw.mock.calls.length]).toEqual([1, 3]);
});
