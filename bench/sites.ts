import { cp, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from '@site/delivery/publish/compress';
import { root, siteFolder } from '@site/delivery/workspace';
import { type RunningSite, startSite } from '../e2e/support/running-site';
import { runCommand, script } from './run-command';

/** The same pages served three ways: as released, as one bundle without federation, and as HTML without any script. */
export const variants = ['site', 'twin', 'html'] as const;
export type Variant = (typeof variants)[number];

export interface BenchSites {
  addresses: Record<Variant, string>;
  stop: () => Promise<void>;
}

const folders = join(root, 'bench', 'dist');

/** Builds, composes and serves all variants, each by a server of its own. */
export async function startSites(): Promise<BenchSites> {
  await runCommand(script('delivery/cli/start.ts', '--prepare-only'));
  const generation = join(siteFolder, await readlink(join(siteFolder, 'current')));
  const twin = join(folders, 'twin');
  const html = join(folders, 'html');
  await runCommand(script('bench/twin/compose-twin.ts', generation), { settings: { SITE_DIR: twin } });
  await writeWithoutScripts(generation, html);
  const running = await Promise.all([siteFolder, twin, html].map((folder) => startSite(folder)));
  const [site, one, plain] = running.map(({ address }) => address);
  if (!site || !one || !plain) throw new Error('Not every variant of the site is served.');
  return {
    addresses: { site, twin: one, html: plain },
    stop: async () => {
      await Promise.all(running.map((server: RunningSite) => server.stop()));
    },
  };
}

/** The composed pages as they are, but for their scripts: these alone say what else is to be fetched. */
async function writeWithoutScripts(generation: string, folder: string): Promise<void> {
  const pages = join(folder, 'generations', 'html');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(generation, pages, { recursive: true });
  await symlink(join(siteFolder, 'releases'), join(folder, 'releases'));
  await symlink(join('generations', 'html'), join(folder, 'current'));
  const names = await readdir(pages, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(pages, name);
    const content = Buffer.from(withoutScripts(await readFile(file, 'utf8')));
    await writeFile(file, content);
    await writeCompressed(file, content);
  }
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}
