import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { writeFileIn } from '../registry/files/write-file';
import { linksFile, readLinks } from './site-links';

test('before the first snapshot there are no links, whatever the working directory contains', async () => {
  const folder = await temporaryFolder();
  writeFileIn(folder, linksFile, JSON.stringify({ pages: {}, frame: ['/other'] }));
  const directory = process.cwd();
  onTestFinished(() => process.chdir(directory));
  process.chdir(folder);
  expect(await readLinks(undefined)).toEqual({ pages: {}, frame: [] });
  expect(await readLinks(folder)).toEqual({ pages: {}, frame: ['/other'] });
});
