import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { afterAll } from 'vitest';
import { folderStore } from './folder-store';
import { openBucket } from './open-bucket';
import { startS3Server } from './testing/s3-server';
import { testStore } from './testing/store-contract';

const folder = await temporaryFolderOfFile();
const server = await startS3Server();
afterAll(() => server.goAway());

testStore('a folder', async () => folderStore(folder));
testStore('a bucket', async () => server.store());
testStore('a prefix of a bucket', async () => server.store('a/site'));

// `npm run test:object-store` sets it, for a real server.
const real = openBucket();
if (real) testStore('the bucket of SITE_STORE', async () => real);
