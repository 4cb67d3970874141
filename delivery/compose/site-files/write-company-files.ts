import { existsSync } from 'node:fs';
import { insideFolder } from '@site/shared/node/inside-folder';
import { linkOrCopy } from '../../registry/files/link-or-copy';
import { formsOf, writeFileIn, writeText } from '../../registry/files/write-file';
import { robots } from './search-files';
import { siteIconFiles, siteIcons } from './site-icons';

export const robotsFile = 'robots.txt';

/** Writes the files that depend only on the company's facts: icons, web manifest, robots.txt. */
export async function writeCompanyFiles(folder: string): Promise<void> {
  for (const { file, content } of await siteIcons()) writeFileIn(folder, file, content);
  await writeText(folder, robotsFile, robots());
}

/** Reuses them from the previous snapshot. */
export function keepCompanyFiles(before: string, folder: string): void {
  for (const file of [...siteIconFiles, ...formsOf(robotsFile)])
    if (existsSync(insideFolder(before, file)))
      linkOrCopy(insideFolder(before, file), insideFolder(folder, file));
}
