import { existsSync } from 'node:fs';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { robots } from '../site-files/search-files';
import { siteIconFiles, siteIcons } from '../site-files/site-icons';
import { linkOrCopy } from './link-or-copy';
import { writeFileIn, writeText } from './write-file';

const robotsFile = 'robots.txt';

/** Writes what depends on the company's facts alone and on no release: icons, web manifest, robots.txt. */
export async function writeCompanyFiles(folder: string): Promise<void> {
  await Promise.all([
    ...(await siteIcons()).map(({ file, content }) => writeFileIn(folder, file, content)),
    writeText(folder, robotsFile, robots()),
  ]);
}

/** Takes them from the snapshot before. */
export function keepCompanyFiles(before: string, folder: string): void {
  for (const file of [...siteIconFiles, robotsFile, `${robotsFile}.br`, `${robotsFile}.gz`])
    if (existsSync(insideFolder(before, file)))
      linkOrCopy(insideFolder(before, file), insideFolder(folder, file));
}
