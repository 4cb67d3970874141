import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFileIn } from '../registry/files/write-file';
import { sampleRelease } from '../testing/sample-release';
import { sampleRollout, stable, writeSampleSnapshots } from '../testing/sample-snapshots';
import { stubSiteFolder } from '../testing/stub-site-folder';
import { startTokenIssuer, type TokenIssuer } from '../testing/token-issuer';
import type { Permission } from './identity/caller';

const folder = await stubSiteFolder();
const { buildService } = await import('./build-service');
const { readDeployed } = await import('../deploy/deployed');
const { takeStep } = await import('../deploy/rollout/change-rollout');
const { readStages } = await import('@site/shared/node/rollout-stages');
const { addKey } = await import('./identity/team-keys');

const app = 'mf-careers';
const previewId = '0123456789abcdefghijklmnop';
const none = '9.9.9-none';

/** What a route needs, and a request for it that changes little when it is let in. */
interface Route {
  needs: Permission | 'any' | 'nothing' | 'form';
  payload?: object;
}

const open: Route = { needs: 'nothing' };
const form: Route = { needs: 'form', payload: { version: none } };

/** Every route of the service. One that is missing here fails a test. */
const table: Record<string, Route> = {
  'GET /': open,
  'GET /board': open,
  'GET /board/:app': open,
  'GET /board/:app/rollback': open,
  'GET /board/board.css': open,
  'GET /board/fonts/:file': open,
  'GET /board/log': open,
  'GET /board/rollout/:action': open,
  'GET /board/visits': open,
  'GET /live': open,
  'GET /livez': open,
  'GET /metrics': open,
  'GET /openapi.json': open,
  'GET /site/current.json': open,
  'GET /site/releases/:app/:version/*': open,
  'GET /site/snapshots/:snapshot/*': open,
  'POST /board/:app/rollback': form,
  'POST /board/rollout/:action': { ...form, payload: { version: '2.0.0' } },
  'GET /apps/:app/releases': { needs: 'any' },
  'GET /key': { needs: 'any' },
  'GET /log': { needs: 'any' },
  'GET /rollout': { needs: 'any' },
  'GET /apps/:app/releases/:version/maps': { needs: 'read' },
  'PUT /apps/:app/releases/:version': { needs: 'store' },
  'POST /previews': { needs: 'store', payload: { releases: { [app]: none } } },
  'POST /previews/:id/withdraw': { needs: 'store' },
  'POST /apps/:app/live': { needs: 'activate', payload: { version: none } },
  'POST /apps/:app/rollback': { needs: 'activate', payload: { version: none } },
  'POST /apps/:app/releases/:version/withdraw': { needs: 'activate', payload: { reason: 'broken' } },
  'POST /rollout/:action': { needs: 'activate', payload: { version: '2.0.0' } },
};

const needing = (...needs: Route['needs'][]) =>
  Object.entries(table).filter(([, route]) => needs.includes(route.needs));

const audience = 'https://release.example';
const routes = new Set<string>();
let ci: TokenIssuer;
let service: FastifyInstance;

/** Names the routes of a service as they are added. */
function record(message: unknown) {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const each of [method].flat()) routes.add(`${each} ${url}`);
  });
}

beforeAll(async () => {
  ci = await startTokenIssuer();
  await writeSampleSnapshots(folder);
  const extras = { mounts: { '/career': app, '/contact': 'mf-contact' } };
  const shell = [{ url: '/x', metadata: { version: '1.0.0', integrity: '' }, extras }];
  const content = JSON.stringify({ schema: '', microFrontends: { shell } });
  writeFileIn(folder, join('snapshots', stable, 'releases.json'), content);
  writeFileIn(folder, 'releases/shell/1.0.0/release.json', '{}');
  await takeStep(await readDeployed(), sampleRollout(readStages('5,100')));
  const identity = (name: string, apps: string[], may: Permission[], to = audience) => {
    return { name, apps, may, issuer: ci.issuer, audience: to, claims: { repository: name } };
  };
  subscribe('fastify.initialization', record);
  service = buildService({
    logger: false,
    previewHost: 'preview.example',
    board: { server: 'http://127.0.0.1:1' },
    identities: [
      identity('reader', [app], ['read']),
      identity('storer', [app], ['store']),
      identity('activator', [app], ['activate']),
      identity('other team', ['mf-contact', 'shell'], ['read', 'store', 'activate']),
      identity('two grants', [app], ['store']),
      identity('two grants', ['mf-contact'], ['read', 'activate']),
      identity('two audiences', ['mf-contact'], ['read', 'store', 'activate']),
      identity('two audiences', [app], ['read', 'store', 'activate'], 'https://elsewhere.example'),
    ],
  });
  await service.ready();
  unsubscribe('fastify.initialization', record);
});
afterAll(async () => {
  await service.close();
  ci.stop();
});

async function statusOf(route: string, payload: object | undefined, headers: Record<string, string> = {}) {
  // A withdrawal that is let in removes it.
  const preview = { id: previewId, releases: { [app]: none }, expiresAt: Date.now() + 60_000 };
  writeFileIn(folder, `previews/${previewId}/preview.json`, JSON.stringify(preview));
  const [method, address = ''] = route.split(' ');
  const url = address
    .replace(':app', app)
    .replace(':version', none)
    .replace(':id', previewId)
    .replace(':action', address.startsWith('/board') ? 'promote' : 'hold');
  const answer = await service.inject({
    ...{ url, method: method as 'GET' | 'POST', headers },
    ...(payload && { payload }),
  });
  return answer.statusCode;
}

const grantedTo = async (repository: string) => {
  const token = await ci.sign({ ...ci.claimsFor(audience), repository });
  return { authorization: `Bearer ${token}` };
};

test('every route is listed with what it needs', () => {
  const isOwn = (route: string) => !/^(HEAD|OPTIONS) /.test(route);
  expect([...routes].filter(isOwn).sort()).toEqual(Object.keys(table).sort());
});

test('without a key, only files for visitors and the board are readable, by HEAD, too', async () => {
  for (const [route, { payload }] of needing('any', 'read', 'store', 'activate'))
    for (const each of [route, route.replace('GET', 'HEAD')])
      expect([each, await statusOf(each, payload)]).toEqual([each, 401]);
  for (const [route] of needing('nothing'))
    expect([route, [401, 403].includes(await statusOf(route, undefined))]).toEqual([route, false]);
});

test.each<[string, Permission[]]>([
  ['reader', ['read']],
  ['storer', ['store']],
  ['activator', ['activate']],
  ['other team', []],
  ['two grants', ['store']],
  ['two audiences', []],
])('%s may do to careers: %j', async (name, may) => {
  for (const [route, { needs, payload }] of needing('any', 'read', 'store', 'activate')) {
    const status = await statusOf(route, payload, await grantedTo(name));
    const isGranted = needs === 'any' || may.some((each) => each === needs);
    expect([route, status]).toEqual([route, isGranted ? expect.not.toBeOneOf([401, 403]) : 403]);
  }
});

test('a dry run needs the permission to store', async () => {
  const check = async (name: string) =>
    statusOf('POST /apps/:app/live', { version: none, dryRun: true }, await grantedTo(name));
  expect([await check('storer'), await check('activator')]).toEqual([404, 403]);
});

test('each change of the site or a preview uses up the token of a CI run', async () => {
  const release = JSON.stringify(sampleRelease({ app, version: none }));
  writeFileIn(folder, `releases/${app}/${none}/release.json`, release);
  // The same release may be sent again.
  const changes = needing('store', 'activate').filter(([route]) => route.startsWith('POST'));
  expect(changes).toHaveLength(6);
  for (const [route, { needs, payload }] of changes) {
    const token = await grantedTo(needs === 'store' ? 'storer' : 'activator');
    expect([route, await statusOf(route, payload, token)]).not.toEqual([route, 401]);
    expect([route, await statusOf(route, payload, token)]).toEqual([route, 401]);
  }
});

test('a form of the board needs a key that may activate the app, and nothing else counts', async () => {
  const key = (name: string, apps: string[], may: Permission[]) => addKey({ name, apps, may, days: 1 });
  const keys: [string, number][] = [
    ['', 401],
    [await key('storer', [app], ['read', 'store']), 403],
    [await key('other team', ['mf-contact', 'shell'], ['activate']), 403],
  ];
  const own = { ...(await grantedTo('activator')), 'content-type': 'application/x-www-form-urlencoded' };
  for (const [route, { payload }] of needing('form'))
    for (const [given, status] of keys) {
      const body = String(new URLSearchParams({ ...(payload as Record<string, string>), key: given }));
      const { statusCode } = await service.inject({
        ...{ method: 'POST', headers: own, payload: body },
        url: (route.split(' ')[1] ?? '').replace(':app', app).replace(':action', 'promote'),
      });
      expect([route, given === '', statusCode]).toEqual([route, given === '', status]);
    }
});
