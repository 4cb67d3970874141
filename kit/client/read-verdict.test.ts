import { join } from 'node:path';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { writeFileAt } from '@site/shared/node/testing/write-file';
import { verdictsFile } from '@site/shared/node/verdict';
import { beforeEach, expect, test } from 'vitest';
import { verdictOn } from './read-verdict';

const folder = await temporaryFolderOfFile();

const file = join(folder, verdictsFile('mf-careers'));
beforeEach(async () => {
  await writeFileAt(
    file,
    JSON.stringify([{ version: '1.0.0-abc', at: '2026-01-01T00:00:00Z', live: { shell: '1.0.0-shell' } }]),
  );
});
const tested = { untested: false, folder };

test('a release whose content has passed its tests is released as tested, with the shell that it was tested with', async () => {
  expect(await verdictOn('mf-careers', '1.0.0-abc', tested)).toEqual({
    verdict: 'passed',
    testedWith: '1.0.0-shell',
  });
});

test('other content is refused, and the error says how to test it and how to release it untested', async () => {
  await expect(verdictOn('mf-careers', '1.0.0-def', tested)).rejects.toThrow(
    /npx site test\..*npx site release --untested$/,
  );
  await writeFileAt(join(folder, 'delivery/package.json'), '{}');
  await expect(verdictOn('mf-careers', '1.0.0-def', tested)).rejects.toThrow(
    /npm test -w mf-careers\..*npm run release -w mf-careers -- --untested$/,
  );
  expect(await verdictOn('mf-careers', '1.0.0-def', { untested: true, folder })).toEqual({
    verdict: 'untested',
  });
});

test('a damaged file is not a passed test', async () => {
  await writeFileAt(file, '[{');
  await expect(verdictOn('mf-careers', '1.0.0-abc', tested)).rejects.toThrow('has not passed');
});

test('the shell, which only the whole checkout tests, needs no test result', async () => {
  expect(await verdictOn('shell', '1.0.0-abc', tested)).toEqual({});
});
