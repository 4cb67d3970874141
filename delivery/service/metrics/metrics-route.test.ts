import { readStages } from '@site/shared/node/rollout-stages';
import { expect, test } from 'vitest';
import { sampleRollout, writeSampleSnapshots } from '../../testing/sample-snapshots';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { buildService } = await import('../build-service');
const { takeStep } = await import('../../deploy/rollout/change-rollout');
const { readDeployed } = await import('../../deploy/deployed');
const { abort } = await import('../../deploy/rollout/steps');

const service = buildService({ logger: false });

/** The lines about the service, without those about its process. */
async function read(): Promise<string[]> {
  const { statusCode, headers, body } = await service.inject('/metrics');
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; .*version=0\.0\.4/),
  ]);
  return body.split('\n').filter((line) => line.startsWith('delivery_'));
}

test('Prometheus reads the last deployment, the running rollout, and an aborted one', async () => {
  expect(await read()).toEqual(['delivery_last_deployment_timestamp_seconds 0']);

  await writeSampleSnapshots(folder);
  const deployed = `delivery_last_deployment_timestamp_seconds ${Date.parse('2026-01-01T00:00:00Z') / 1000}`;
  expect(await read()).toEqual([deployed]);

  const rollout = sampleRollout(readStages('5:30m,100'));
  await takeStep(await readDeployed(), rollout);
  expect(await read()).toEqual([deployed, 'delivery_rollout_weight{app="mf-careers"} 5']);

  const at = new Date('2026-01-01T12:20:00Z');
  const by = { who: { kind: 'automatic' as const, name: 'rollout' } };
  const why = { at: at.toISOString(), by, reason: 'The canary is worse.' };
  await takeStep(await readDeployed(), abort(rollout, why));
  const labels = 'app="mf-careers",outcome="aborted",by="automatic"';
  const ended = `delivery_rollout_ended_timestamp_seconds{${labels}} ${at.getTime() / 1000}`;
  expect(await read()).toEqual([deployed, ended]);
});
