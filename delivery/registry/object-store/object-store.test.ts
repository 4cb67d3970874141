import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketClient } from '@site/shared/node/bucket/bucket-client';
import { afterAll } from 'vitest';
import { bucketStore } from './bucket/bucket-store';
import { folderStore } from './folder-store';
import { openBucket } from './open-bucket';
import { startS3Server, testCredentials } from './testing/s3-server';
import { testStore } from './testing/store-contract';

const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
const server = await startS3Server();
const address = { bucket: 'site', endpoint: server.endpoint, region: 'us-east-1' };
afterAll(async () => {
  await server.goAway();
  await rm(folder, { recursive: true });
});

testStore('a folder', async () => folderStore(folder));

testStore('a bucket', async () =>
  bucketStore(
    bucketClient({ ...address, prefix: '' }, async () => testCredentials),
    '',
  ),
);

testStore('a prefix of a bucket', async () =>
  bucketStore(
    bucketClient({ ...address, prefix: 'a/site' }, async () => testCredentials),
    'a/site',
  ),
);

// `npm run test:object-store` sets it, for a real server.
const real = openBucket();
if (real) testStore('the bucket of SITE_STORE', async () => real);
