import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteOrigins } from '@site/shared/contracts/page-policy';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { checkPage } from '../gate/gate';
import { writeCompressed } from '../publish/compress';
import { type Blog, blogOf } from '../site-files/feed';
import { canonicalAddress } from '../site-files/search-files';
import { pageTitle, writeShareImage } from '../site-files/site-images';
import { browserRecord, diskRecord, type LiveReleases, pageOfRoute } from '../store/live-releases';
import { releaseFolder } from '../store/release-store';
import { composeDocument, documentFile } from './document';
import { styleReader } from './inline-style';
import { pageFile } from './page-file';
import { loadRenderer } from './shell-build';

/** What pages are made of, and where they go. */
export interface CompositionJob {
  live: LiveReleases;
  /** The folder of the generation; without it pages are only rendered and checked. */
  folder?: string;
}

/** What other files of the site repeat of a page. */
export interface ComposedPage {
  canonical: string | undefined;
  blog: Blog | undefined;
}

/**
 * Loads the shell of a set of releases, to make their pages in this process.
 * @returns what makes one page: it is rendered, composed, checked, and written with its compressed forms and its picture
 */
export function pageComposer({ live, folder }: CompositionJob): (path: string) => Promise<ComposedPage> {
  const { shell, remotes } = live;
  const render = loadRenderer(
    join(releaseFolder(shell.app, shell.version), shell.nodeEntry),
    diskRecord(live),
  );
  const styleOrigins = remoteOrigins(browserRecord([shell, ...remotes]));
  const routes = new Map(shell.routes.map((route) => [route.path, route]));
  const stylesOf = styleReader();

  return async (path) => {
    const html = await render(path);
    const route = routes.get(path);
    const remote = route && pageOfRoute(live, route);
    const styles = [
      ...stylesOf(shell, shell.initial.css),
      ...(remote ? stylesOf(remote.release, remote.assets.css) : []),
    ];
    const document = composeDocument({
      shell,
      ...(remote && { remote }),
      styles,
      styleOrigins,
      html: remote ? html : withoutInlineStyles(html),
    });
    const markup = document.head + document.rest;
    if (remote) checkPage(path, markup);
    if (folder) {
      await writePage(join(folder, pageFile(path)), documentFile(document));
      await writeShareImage(join(folder, shareImagePath(path)), path, pageTitle(document.head));
    }
    return pageFacts(markup);
  };
}

/** What a whole document says of itself. */
export function pageFacts(html: string): ComposedPage {
  return { canonical: canonicalAddress(html), blog: blogOf(html) };
}

/** The router's own error screen brings style attributes, which the security policy forbids. */
function withoutInlineStyles(html: string): string {
  return html.replaceAll(/ style="[^"]*"/g, '');
}

async function writePage(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeCompressed(file, content);
}
