import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { readIdentities } from './ci-identities';

const identity = {
  name: 'careers-ci',
  apps: ['mf-careers'],
  may: ['store', 'activate'],
  issuer: 'https://ci.example',
  audience: 'https://release.example',
  claims: { repository: 'malvanta/careers' },
};

async function read(parts: object) {
  const folder = await temporaryFolder();
  writeFileIn(folder, 'identities.json', JSON.stringify([{ ...identity, ...parts }]));
  return readIdentities(join(folder, 'identities.json'));
}

test.each([{}, { issuer: 'http://127.0.0.1:4000' }, { claims: { sub: 'repo:malvanta/careers' } }])(
  'reads an identity with %j',
  async (parts) => {
    expect(await read(parts)).toEqual([{ ...identity, ...parts }]);
  },
);

test.each([
  [{ issuer: 'http://ci.example' }, '0.issuer: must be a URL with https'],
  [{ issuer: 'ci.example' }, '0.issuer: must be a URL with https'],
  [{ claims: { ref: 'refs/heads/main' } }, '0.claims: must name one of repository'],
  [{ claims: { repository: '' } }, '0.claims.repository: '],
  [{ audience: '' }, '0.audience: '],
  [{ apps: [] }, '0.apps: '],
  [{ apps: ['*'] }, '0.apps.0: must be the name of an app'],
  [{ may: ['deploy'] }, '0.may.0: "deploy" is no permission'],
  [{ branch: 'main' }, '0.branch: '],
])('refuses an identity with %j', async (parts, error) => {
  await expect(read(parts)).rejects.toThrow(error);
});
