import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test.each([
  ['renew-budgets', []],
  ['bench', ['lighthouse']],
])('bench/%s.ts prints only the remedy where nothing is deployed', async (file, args) => {
  const SITE_DIR = await temporaryFolder();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, `bench/${file}.ts`), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, SITE_DIR } },
  );
  expect(stderr).toBe(`There is no composed site in ${SITE_DIR}. Build it first: npm run release\n`);
  expect(status).toBe(1);
});

test('bench measures nothing with a wrong number of runs', () => {
  const args = ['--import', 'tsx', join(root, 'bench/bench.ts'), 'weights', '--runs', 'many'];
  const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('Use a whole number for --runs, for instance --runs 3.\n');
});
