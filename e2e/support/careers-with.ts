import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PrerenderManifest, prerenderManifest } from '@site/kit/prerender/prerender-manifest';
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
  const manifestFile = join(build, prerenderManifest);
  const manifest: PrerenderManifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  for (const path of added)
    for (const fileOf of [(at: string) => `web/${entryFile(at)}`, releasedPageFile]) {
      await mkdir(dirname(join(build, fileOf(path))), { recursive: true });
      await copyFile(join(build, fileOf('/career')), join(build, fileOf(path)));
      manifest.files[fileOf(path)] = manifest.files[fileOf('/career')] ?? '';
    }
  await writeFile(manifestFile, JSON.stringify(manifest));
  return build;
}
