import { readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canary, sampleRollout, writeSampleSnapshots } from '../../testing/sample-snapshots';
import { stubSiteFolder } from '../../testing/stub-site-folder';
import type { RunningService } from '../start-service';

const folder = await stubSiteFolder();
const { startService } = await import('../start-service');
const { readServiceSettings } = await import('../settings/read-service-settings');
const { addKey } = await import('../identity/team-keys');
const { readDeployed } = await import('../../deploy/deployed');
const { takeStep } = await import('../../deploy/rollout/change-rollout');
const { readStages } = await import('@site/shared/node/rollout-stages');
const { readLog } = await import('../../testing/read-log');

let service: RunningService;
let key: string;

beforeEach(async () => {
  await rm(folder, { recursive: true });
  await writeSampleSnapshots(folder);
  key = await addKey({ name: 'careers', apps: ['mf-careers'], may: ['activate'], days: 1 });
  await takeStep(await readDeployed(), sampleRollout(readStages('5,25,100')));
  // On a free port, without a web machine whose metrics could decide.
  service = await startService(
    readServiceSettings({ DELIVERY_PORT: '0', SITE_METRICS: 'http://127.0.0.1:1' }),
  );
});
afterEach(() => service.stop());

const rollout = async () =>
  (await fetch(`${service.address}/rollout`, { headers: { authorization: `Bearer ${key}` } })).json();

async function change(action: string, version = '2.0.0') {
  const answer = await fetch(`${service.address}/rollout/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version, reason: 'as agreed' }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** The log's entries of the rollout, and of the release before it. */
const logged = async () =>
  (await readLog())
    .filter(({ action }) => action !== 'release')
    .map(({ action, by }) => `${by.who.name}: ${action}`);
const snapshotOf = async (number: string) =>
  (await readlink(join(folder, 'rollout', number))).split('/').at(-1);

test('a team’s key promotes, holds and aborts a rollout of its app over HTTP, and the log has the caller', async () => {
  expect((await change('promote')).body.rollout).toMatchObject({ share: 25, isHeld: false });
  expect(await snapshotOf('24')).toBe(canary);
  expect((await change('hold')).body.rollout).toMatchObject({ share: 25, isHeld: true });
  expect(await rollout()).toMatchObject({ rollout: { app: 'mf-careers', share: 25, isHeld: true } });
  expect((await change('abort')).body.rollout).toMatchObject({ share: 0, ended: 'aborted' });
  expect(await rollout()).toEqual({ rollout: null, figures: null });
  expect((await change('promote')).status).toBe(409);
  expect(await logged()).toEqual(['asha: rollout', 'careers: promote', 'careers: hold', 'careers: abort']);
  expect((await readLog()).at(-1)).toMatchObject({ action: 'abort', by: { reason: 'as agreed' } });
});

test('an action for another canary is refused, and names the running one', async () => {
  const { status, body } = await change('promote', '1.5.0');
  expect(status).toBe(409);
  expect(body.detail).toContain('mf-careers 2.0.0 is being rolled out now');
  expect(await rollout()).toMatchObject({ rollout: { share: 5 } });
});

test('an unknown action is refused', async () => {
  expect((await change('finish')).status).toBe(404);
  expect(await rollout()).toMatchObject({ rollout: { share: 5 } });
});
