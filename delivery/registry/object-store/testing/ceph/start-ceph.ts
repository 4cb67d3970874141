import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@site/kit/testing/free-port';
import { bucketClient } from '@site/shared/node/bucket/bucket-client';
import { testCredentials } from '../s3-server';
import { cephConfiguration } from './ceph-configuration';

const programTimeoutMs = 120_000;

/**
 * Starts a real server with S3's API, the gateway of Ceph, with a bucket named `site`. Three processes on loopback, whose files
 * are in a temporary folder.
 * @returns the settings of its bucket
 * @throws with the last lines of a log when it does not start
 */
export async function startCeph() {
  const folder = await mkdtemp(join(tmpdir(), 'ceph-'));
  const [id, monitorPort, gatewayPort] = [randomUUID(), await freePort(), await freePort()];
  const configuration = join(folder, 'ceph.conf');
  await writeFile(configuration, cephConfiguration({ id, folder, monitorPort, gatewayPort }));
  for (const name of ['mon', 'osd']) await mkdir(join(folder, name));
  const daemons: ChildProcess[] = [];
  const run = (program: string, ...args: string[]) => runProgram(program, ['-c', configuration, ...args]);
  const start = (program: string, ...args: string[]) =>
    daemons.push(spawn(program, ['-c', configuration, '-f', ...args], { stdio: 'ignore' }));
  const stop = async () => {
    for (const daemon of daemons.reverse()) await end(daemon);
    await rm(folder, { recursive: true });
  };
  try {
    const map = join(folder, 'monmap');
    const monitor = ['--addv', 'a', `v2:127.0.0.1:${monitorPort}`];
    runProgram('monmaptool', ['--create', '--fsid', id, ...monitor, map]);
    run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
    start('ceph-mon', '-i', 'a');
    run('ceph', 'osd', 'new', id, '0');
    run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', id);
    start('ceph-osd', '-i', '0');
    const { accessKeyId, secretAccessKey } = testCredentials;
    const keys = ['--access-key', accessKeyId, '--secret', secretAccessKey];
    run('radosgw-admin', 'user', 'create', '--uid=site', '--display-name=site', ...keys);
    start('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${gatewayPort}`;
    await makeBucket(endpoint);
    const settings = {
      SITE_STORE: `s3://site/under/test?endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    };
    return { settings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function runProgram(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: programTimeoutMs,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
}

/** Retries until the gateway answers. */
async function makeBucket(endpoint: string): Promise<void> {
  const address = { bucket: 'site', prefix: '', endpoint, region: 'us-east-1' };
  const patience = { tryMs: 20_000, totalMs: programTimeoutMs };
  const client = bucketClient(address, async () => testCredentials, patience);
  const { status, body } = await client.ask({ method: 'PUT', key: '' });
  if (status !== 200) throw new Error(`The gateway did not create the bucket: ${status} ${body}`);
}

async function end(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return;
  const ended = once(daemon, 'exit');
  daemon.kill('SIGKILL');
  await ended;
}
