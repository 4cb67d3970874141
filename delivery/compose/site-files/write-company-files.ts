import type { KeptFiles } from '../../registry/files/kept-files';
import { formsOf, writeFileIn, writeText } from '../../registry/files/write-file';
import { siteIconFiles, siteIcons } from './site-icons';
import { robots } from './sitemap';

export const robotsFile = 'robots.txt';

/** Writes the files that depend only on the company's facts: icons, web manifest, robots.txt. */
export async function writeCompanyFiles(folder: string): Promise<void> {
  for (const { file, content } of await siteIcons()) writeFileIn(folder, file, content);
  await writeText(folder, robotsFile, robots());
}

/** Keeps those of the previous snapshot. */
export function keepCompanyFiles(kept: KeptFiles, folder: string): void {
  for (const file of [...siteIconFiles, ...formsOf(robotsFile)]) if (kept.has(file)) kept.keep(folder, file);
}
