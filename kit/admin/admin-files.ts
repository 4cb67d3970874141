import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellName } from '@site/shared/site-model/apps';
import type { CmsConfig } from '@sveltia/cms';
import { findAppPackage } from '../app-package';
import { readCollections } from '../content/read-collections';
import { root, workspaceApps } from '../workspace';
import { type Backend, cmsConfig, localCheckout } from './cms-config';

/** Where development servers show the forms. The site never does: no release contains them. */
export const adminPath = '/admin/';

/** The editor, one script of a package. */
export const adminScript = join(
  dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))),
  '../dist/sveltia-cms.js',
);

/** Its icons, which it would otherwise fetch from another server. */
export const adminIcons = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
  ),
);

/** The forms edit files of this machine, and need nothing of another one. */
export const adminPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self' blob: data:";

const refuseStaleSaves = readFileSync(new URL('./refuse-stale-saves.js', import.meta.url), 'utf8');

/**
 * The page with the forms. For a folder of this machine the editor starts with its local backend: if it started with the
 * Git host's and changed it, it would lose the backups of unsaved texts.
 */
export const adminPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<style>@font-face { font-family: "Material Symbols Outlined"; font-weight: 100 700; src: url("icons.woff2") format("woff2"); }</style>
</head>
<body>
<script>${refuseStaleSaves}</script>
<script>window.CMS_MANUAL_INIT = true;</script>
<script src="sveltia-cms.js"></script>
<script type="module">
const config = await (await fetch('config.json')).json();
if (config.backend.repo === '${localCheckout}')
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'local' }));
window.CMS.init({ config });
</script>
</body>
</html>
`;

/**
 * The configuration of the forms of an app; of all apps in the workspace's root and for the shell. Schemas are read again.
 * @param folder of the app, or of the workspace
 */
export async function readCmsConfig(folder: string, backend?: Backend): Promise<CmsConfig> {
  const app = findAppPackage(folder);
  const apps = app && app.name !== shellName ? [app] : workspaceApps();
  const edited = await Promise.all(
    apps.map(async ({ name, folder: place }) => ({ name, collections: await readCollections(place) })),
  );
  return cmsConfig(edited, root, backend);
}
