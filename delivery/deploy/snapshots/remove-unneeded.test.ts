import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHashOf } from '@site/shared/node/release-version';
import { snapshotListFile } from '@site/shared/node/snapshot-files';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { startS3Server, testCredentials } from '../../registry/object-store/testing/s3-server';
import { sampleRollout } from '../../testing/sample-snapshots';
import { stubSiteFolder } from '../../testing/stub-site-folder';
import type { DeploymentEvent } from '../log/entry';
import type { ReadEntry } from '../log/read-log';

const server = await startS3Server();
const folder = await stubSiteFolder();
vi.stubEnv('SITE_STORE', `s3://site?endpoint=${server.endpoint}`);
vi.stubEnv('AWS_ACCESS_KEY_ID', testCredentials.accessKeyId);
vi.stubEnv('AWS_SECRET_ACCESS_KEY', testCredentials.secretAccessKey);
const { siteStore } = await import('../../registry/site-store/open-site-store');
const { createEntry } = await import('../log/create-entry');
const { makeSnapshot } = await import('./make-snapshot');
const { nextState } = await import('../switch/next-state');
const { removeUnneeded } = await import('./remove-unneeded');

beforeEach(async () => {
  server.objects.clear();
  await rm(folder, { recursive: true });
  await mkdir(folder);
});
afterAll(async () => {
  await server.goAway();
});

const app = 'mf-careers';
const by = { who: { kind: 'local', name: 'asha' } } as const;

const write = (file: string, content: string) => writeFileIn(folder, file, content);

async function storeRelease(version: string): Promise<void> {
  const release = `releases/${app}/${version}`;
  await write(`${release}/release.json`, JSON.stringify({ app, version, files: {} }));
  for (const file of ['web/entry.js', 'maps/entry.js.map']) await write(`${release}/${file}`, version);
  await siteStore().keep([release]);
}

/** A snapshot whose pages name a version. */
async function storeSnapshot(version: string): Promise<string> {
  const live = [{ url: '/releases/x', metadata: { version, integrity: '' } }];
  const { name } = await makeSnapshot('composer', (place) =>
    writeFile(join(place, 'releases.json'), JSON.stringify({ schema: '', microFrontends: { [app]: live } })),
  );
  await siteStore().keep([`snapshots/${name}`]);
  return name;
}

/** Dates everything stored further back than a deployment takes, the first release the furthest. */
async function age(): Promise<void> {
  const dateOf = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, index));
  for (const [index, object] of [...server.objects.values()].entries()) object.writtenAt = dateOf(index);
  const snapshots = join(folder, 'snapshots');
  for (const [index, name] of (await readdir(snapshots)).entries())
    await utimes(join(snapshots, name, snapshotListFile), dateOf(index), dateOf(index));
}

const namesBelow = (prefix: string) => {
  const keys = [...server.objects.keys()].filter((key) => key.startsWith(prefix));
  return [...new Set(keys.map((key) => key.slice(prefix.length).split('/')[0]))];
};

/** Versions end with the hash of their content. */
const versionAt = (at: number) => `1.0.${at}-${contentHashOf({ files: {} })}`;
const versions = Array.from({ length: 14 }, (_, at) => versionAt(at));

/** The deployment of a version after an entry, and the state after it. */
async function deploymentOf(action: 'release' | 'rollback', to: string, after?: ReadEntry) {
  const from = after?.entry.apps[app]?.version ?? null;
  const event: DeploymentEvent = {
    action,
    time: '2026-01-01T00:00:00.000Z',
    by,
    changes: [{ app, from, to }],
  };
  const state = nextState(after?.entry, event, { snapshot: await storeSnapshot(to), composer: '' });
  return [event, state] as const;
}

/** Thirteen versions were stored and deployed one after the other, and the last one rolled back to the sixth. */
async function deployAll() {
  let entry: ReadEntry | undefined;
  for (const version of versions.slice(0, 13)) {
    await storeRelease(version);
    entry = await createEntry(siteStore(), entry?.head, ...(await deploymentOf('release', version, entry)));
  }
  return createEntry(siteStore(), entry?.head, ...(await deploymentOf('rollback', versionAt(5), entry)));
}

test('removes what neither visitors nor rollbacks need, from the bucket and from this machine', async () => {
  const newest = await deployAll();
  await age();
  // Another service is about to deploy it.
  await storeRelease(versionAt(13));
  const coming = await storeSnapshot(versionAt(13));
  // Its content is that of one which was deployed long ago.
  const again = await storeSnapshot(versionAt(0));
  await siteStore().write(`releases/${app}/${versionAt(14)}/web/entry.js`, Buffer.from('being uploaded'));
  await removeUnneeded(newest, [app]);
  const kept = [newest.entry.snapshot, ...newest.entry.earlier, coming, again];
  expect((await readdir(join(folder, 'snapshots'))).sort()).toEqual(kept.sort());
  expect(namesBelow('snapshots/').sort()).toEqual(kept.filter((name) => name !== again).sort());
  const expected = versions.slice(3);
  expect(namesBelow(`releases/${app}/`).sort()).toEqual([...expected, versionAt(14)].sort());
  expect(namesBelow(`private/releases/${app}/`).sort()).toEqual([...expected].sort());
  expect((await readdir(join(folder, 'releases', app))).sort()).toEqual([...expected].sort());
});

test('keeps releases that rollbacks, pages or previews need, however old, and unfinished ones', async () => {
  const stored = Array.from({ length: 17 }, (_, at) => versionAt(at));
  for (const version of stored) await storeRelease(version);
  const [onPages = '', canary = '', previewed = '', recent = '', path = '', ...others] = stored;
  const [event, state] = await deploymentOf('release', onPages);
  const deployed = { version: onPages, origin: '', since: event.time, by };
  const newest = await createEntry(siteStore(), undefined, event, {
    ...state,
    apps: { [app]: { ...deployed, recent: [recent], path: [path] } },
    rollout: { ...sampleRollout([{ share: 5 }]), snapshot: await storeSnapshot(canary) },
  });
  const preview = { id: '0123456789abcdefghijklmnop', releases: { [app]: previewed } };
  const expiresAt = Date.now() + 3_600_000;
  await write(`previews/${preview.id}/preview.json`, JSON.stringify({ ...preview, expiresAt }));
  await age();
  const unfinished = versionAt(17);
  await write(`releases/${app}/${unfinished}/web/entry.js`, 'being stored');
  await siteStore().write(`releases/${app}/${unfinished}/web/entry.js`, Buffer.from('being uploaded'));
  await removeUnneeded(newest, [app]);
  const kept = [onPages, canary, previewed, recent, path, ...others.slice(-10), unfinished].sort();
  expect(namesBelow(`releases/${app}/`).sort()).toEqual(kept);
  expect((await readdir(join(folder, 'releases', app))).sort()).toEqual(kept);
});

test('removes what killed processes have begun to fetch, and not what is being fetched', async () => {
  const newest = await deployAll();
  const parents = ['fetching/snapshots', `fetching/releases/${app}`];
  for (const parent of parents)
    for (const name of ['killed', 'coming']) await write(`${parent}/${name}/web/entry.js`, name);
  const longAgo = new Date(Date.UTC(2026, 0, 1));
  for (const parent of parents) await utimes(join(folder, parent, 'killed'), longAgo, longAgo);
  await removeUnneeded(newest, [app]);
  for (const parent of parents) expect(await readdir(join(folder, parent))).toEqual(['coming']);
});

test('removes files that killed processes have staged, and not those of running ones', async () => {
  const newest = await deployAll();
  const longAgo = new Date(Date.UTC(2026, 0, 1));
  const folders = ['.', 'log', 'delivery', 'fetching'];
  const running = folders.map((each) => join(each, `.${randomUUID()}.staging`));
  const killed = [
    ...folders.map((each) => join(each, `.${randomUUID()}.staging`)),
    `fetching/${randomUUID()}.staging`,
  ];
  for (const file of [...running, ...killed]) await write(file, '');
  for (const file of killed) await utimes(join(folder, file), longAgo, longAgo);
  await removeUnneeded(newest, [app]);
  const left = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.staging'));
  expect(left.sort()).toEqual(running.sort());
});

test('removes nothing if another service has deployed in the meantime', async () => {
  const newest = await deployAll();
  await age();
  const rollback = await deploymentOf('rollback', versionAt(0), newest);
  await createEntry(siteStore(), newest.head, ...rollback);
  await removeUnneeded(newest, [app]);
  expect(namesBelow(`releases/${app}/`).sort()).toEqual(versions.slice(0, 13).sort());
});

test('a snapshot that another service deploys while it is removed is put back', async () => {
  const newest = await deployAll();
  await age();
  const rollback = await deploymentOf('rollback', versionAt(0), newest);
  let deploying: Promise<unknown> | undefined;
  server.watch.onRequest = ({ method, key }) => {
    if (method === 'DELETE' && key.startsWith(`releases/${app}/${versionAt(0)}/`))
      deploying ??= createEntry(siteStore(), newest.head, ...rollback);
    return undefined;
  };
  // The other service has already put it into the store.
  await removeUnneeded(newest, [app]);
  server.watch.onRequest = undefined;
  await deploying;
  expect(namesBelow(`releases/${app}/`)).toContain(versionAt(0));
  expect(server.objects.has(`releases/${app}/${versionAt(0)}/release.json`)).toBe(true);
  expect(await readdir(join(folder, 'releases', app))).toContain(versionAt(0));
});
