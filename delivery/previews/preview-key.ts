import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewKeyFile, previewsFolder } from '@site/shared/contracts/composed-preview';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { siteFolder } from '../workspace';

const file = join(siteFolder, previewsFolder, previewKeyFile);

/** What links of previews are signed with: made once, read by the server. Without the file, no link opens anything. */
export async function previewKey(): Promise<Buffer> {
  return (await readFile(file).catch(ifMissing(undefined))) ?? makeKey();
}

/** Of two that make one at the same moment, the first one's is kept. */
async function makeKey(): Promise<Buffer> {
  await mkdir(join(siteFolder, previewsFolder), { recursive: true });
  const stagingPath = `${file}.${process.pid}.staging`;
  // The server may run as another user of the same group.
  await writeFile(stagingPath, randomBytes(32), { mode: 0o640, flush: true });
  await link(stagingPath, file).catch(() => undefined);
  await rm(stagingPath);
  return readFile(file);
}
