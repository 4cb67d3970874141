import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type ComposedSite, composedSiteFile } from '@site/shared/node/composed-site';

const pages: ComposedSite['pages'] = [
  { path: '/', file: 'index.html' },
  { path: '/AboutUs', file: 'AboutUs/index.html' },
  { path: '/service/artifical', file: 'service/artifical/index.html' },
];

/** The text of a page, different in each snapshot. */
export const pageText = (snapshot: string, name: string) => `<!doctype html><p>${name} of ${snapshot}</p>`;

/** Writes a snapshot like `compose` and deploys it, in one step. */
export async function composeSnapshot(
  siteDirectory: string,
  snapshot: string,
  { pages: more = [], headers = {} }: { pages?: string[]; headers?: Record<string, string> } = {},
) {
  const folder = join(siteDirectory, 'snapshots', snapshot);
  const site: ComposedSite = {
    pages: [...pages, ...more.map((path) => ({ path, file: `${path.slice(1)}/index.html` }))],
    redirects: [{ from: '/v', to: '/AboutUs' }],
    gone: ['/Closed'],
    notFound: '404.html',
    headers,
  };
  for (const { path, file } of [...site.pages, { path: 'not found', file: site.notFound }]) {
    await write(join(folder, file), pageText(snapshot, path));
  }
  await write(join(folder, composedSiteFile), JSON.stringify(site));
  // Files for commands and other servers.
  await write(join(folder, 'snapshot.json'), '{}');
  await write(join(folder, 'nginx-headers.conf'), '');
  await write(join(folder, 'robots.txt'), 'User-agent: *\n');
  await write(join(folder, 'manifest.webmanifest'), '{}');
  await write(join(folder, 'share/home.png'), 'a picture');
  await symlink(join('snapshots', snapshot), join(siteDirectory, 'next'));
  await rename(join(siteDirectory, 'next'), join(siteDirectory, 'current'));
}

/** Writes a file of a release, with its compressed files. */
export async function writeReleaseFile(siteDirectory: string, path: string, content: string) {
  await write(join(siteDirectory, 'releases', path), content);
}

/** By default each file takes 3 ms. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

async function write(file: string, content: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeFile(`${file}.br`, brotliCompressSync(content, quick));
  await writeFile(`${file}.gz`, gzipSync(content));
}
