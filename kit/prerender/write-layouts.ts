import {
  type LayoutTemplate,
  type LayoutTemplates,
  layoutTemplatesFile,
} from '@site/shared/node/layout-templates';
import { emptyPageElement } from '@site/shared/site-model/page-root';
import { sharedRuntime } from '../federation/shared-runtime';
import { loadNodeBuild } from './node-build';
import type { PrerenderManifest } from './prerender-manifest';
import type { RenderedElement } from './render-element';
import { withoutStyleAttributes } from './without-style-attributes';
import { writeRendered } from './write-rendered';

/** The exports of the shell's build for Node (`shell/src/render.tsx`). */
export interface ShellBuild {
  siteMounts: PrerenderManifest['mounts'];
  navigation: object;
  /** The modules that remotes get from the shell, with their exports. */
  sharedModules: Record<string, { version: string; accepts: string; module: object }>;
  renderLayout(path: string): Promise<RenderedElement>;
  renderNotFound(): Promise<LayoutTemplates['notFound']>;
}

/** Renders the layout of the shell into its build. */
export async function writeLayouts(dist: string): Promise<void> {
  const shell = await loadNodeBuild<ShellBuild>(dist);
  const modules = Object.entries(shell.sharedModules).map(([name, { version, accepts }]) => {
    return [name, { version, accepts }] as const;
  });
  await writeRendered(dist, ['layout'], {
    files: new Map([
      [layoutTemplatesFile, { render: async () => JSON.stringify(await renderLayouts(shell)) }],
    ]),
    manifest: {
      mounts: shell.siteMounts,
      navigation: Object.keys(shell.navigation),
      shared: { ...Object.fromEntries(modules), ...sharedRuntime() },
    },
  });
}

/** Renders the layout once for each state: at each path that it links to, at the paths below, and elsewhere. */
export async function renderLayouts(
  shell: Pick<ShellBuild, 'renderLayout' | 'renderNotFound'>,
): Promise<LayoutTemplates> {
  const templates: LayoutTemplate[] = [];
  const indexAt = async (path: string): Promise<number> => {
    const { html, hoisted } = await shell.renderLayout(path);
    if (html.split(emptyPageElement).length !== 2)
      throw new Error(`The layout needs exactly one empty ${emptyPageElement} for the page.`);
    const existing = templates.findIndex((each) => each.html === html && each.hoisted === hoisted);
    return existing >= 0 ? existing : templates.push({ html, hoisted }) - 1;
  };
  const elsewhere = await indexAt('/no-such-page');
  const at: LayoutTemplates['at'] = {};
  const below: LayoutTemplates['below'] = {};
  for (const path of linksIn(templates[elsewhere]?.html ?? '')) {
    at[path] = await indexAt(path);
    if (path !== '/') below[path] = await indexAt(`${path}/no-such-page`);
  }
  const { title, markup } = await shell.renderNotFound();
  // The router's own error screen has style attributes, which the security policy forbids.
  return {
    templates,
    at,
    below,
    hydratesIslands: true,
    notFound: { title, markup: withoutStyleAttributes(markup) },
  };
}

/** The pages of this site that HTML links to. */
function linksIn(html: string): Set<string> {
  const links = html.matchAll(/<a\s[^>]*?href="(\/[^"?#]*)"/g);
  return new Set([...links].map(([, path = '']) => path));
}
