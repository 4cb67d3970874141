import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releasedPageFile } from '@site/shared/node/released-page';
import { entryFile } from '@site/shared/site-model/route-matching';
import { careersPage } from '../../mf-careers/src/content/careers-page';
import { changedBuild } from './site-copy';

/** The start of the tagline of the careers page, without characters that scripts and JSON may escape. */
export const taglineStart = /^[\w ]+/.exec(careersPage.tagline)?.[0].trim() ?? careersPage.tagline;

/** A build of careers whose tagline starts with another text. */
export function careersWithTagline(text: string): Promise<string> {
  return changedBuild('mf-careers', (_, content) => content.replaceAll(taglineStart, text));
}

interface CareersRoutes {
  /** Further paths of the careers page. */
  added?: string[];
  redirects?: { from: string; to: string }[];
  gone?: string[];
}

/** A build of careers with other paths. */
export async function careersWith({ added = [], redirects = [], gone = [] }: CareersRoutes): Promise<string> {
  const build = await changedBuild('mf-careers', (file, content) => {
    if (file !== 'web/routes.json') return content;
    const { addresses } = JSON.parse(content);
    const careers = addresses.find(({ path }: { path: string }) => path === '/career');
    return JSON.stringify({
      addresses: [...addresses, ...added.map((path) => ({ ...careers, path }))],
      redirects,
      gone,
    });
  });
  const manifest = join(build, 'web', 'assets.json');
  const assets = JSON.parse(await readFile(manifest, 'utf8'));
  assets.allFiles.push(...added.map(entryFile));
  await writeFile(manifest, JSON.stringify(assets));
  for (const path of added) {
    await copyFile(join(build, 'web', entryFile('/career')), join(build, 'web', entryFile(path)));
    const page = join(build, releasedPageFile(path));
    await mkdir(dirname(page), { recursive: true });
    await copyFile(join(build, releasedPageFile('/career')), page);
  }
  return build;
}
