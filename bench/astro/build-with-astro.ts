import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../run-command';

const project = fileURLToPath(new URL('project', import.meta.url));

/** Fetched when the bench runs. The last Astro that runs on Node 20; React as on the site. */
const packages = ['astro@5.18.2', '@astrojs/react@4.4.2', 'react@19.3.1', 'react-dom@19.3.1'];

/**
 * Builds pages with Astro: head, styles, text and art of the site's pages, and the button of the menu as an island of React.
 * @param snapshot the folder of the site's pages without scripts
 * @param folder a folder for the project; emptied first
 * @returns the folder that Astro has written
 * @throws when a page has no menu button, or with the output of npm or Astro
 */
export async function buildWithAstro(
  paths: readonly string[],
  snapshot: string,
  folder: string,
): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await cp(project, folder, { recursive: true });
  const pages = await Promise.all(paths.map((path) => readParts(path, snapshot)));
  await writeFile(join(folder, 'src/pages.json'), JSON.stringify(pages));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-engine-strict', '--loglevel=error'];
  await runCommand(['npm', 'install', ...quiet, ...packages], { folder });
  await runCommand(['node', 'node_modules/astro/astro.js', 'build'], {
    folder,
    settings: { ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return join(folder, 'dist');
}

const parts = new RegExp(
  [
    '<head>(?<head>.*)</head><body[^>]*>(?<before>.*)',
    '<button type="button" class="(?<className>[^"]*)"[^>]*popoverTarget="site-menu"[^>]*>(?<icon>.*?)</button>',
    '(?<after>.*)</body>',
  ].join(''),
  's',
);

/** The parts that the project's template puts together. */
async function readParts(path: string, snapshot: string) {
  const html = await readFile(join(snapshot, path, 'index.html'), 'utf8');
  const { head, before, className, icon, after } = parts.exec(html)?.groups ?? {};
  if (head === undefined) throw new Error(`The page ${path} has no menu button to make an island of.`);
  // The policy allows the site's own styles alone, and nothing of Astro is preloaded by the site's name.
  const ownHead = head.replaceAll(
    /<meta http-equiv="content-security-policy"[^>]*>|<link rel="preload" as="script"[^>]*>/g,
    '',
  );
  return { path, head: ownHead, before, button: { className, icon }, after };
}
