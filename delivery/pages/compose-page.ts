import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeCompressed } from '@site/kit/release/compress';
import { remoteOrigins } from '@site/shared/contracts/content-security-policy';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { checkHead } from '../gate/check-head';
import { checkPage } from '../gate/check-page';
import { writeShareImage } from '../site-files/write-share-image';
import { browserRecord, type LiveReleases } from '../store/live-releases';
import { assetsOf, siteAddresses } from '../store/site-addresses';
import { composeDocument, type PageParts } from './document';
import { styleReader } from './inline-style';
import { pageFile } from './page-file';
import type { RenderedPage } from './render-pages';
import { withoutStyleAttributes } from './without-style-attributes';

/** What pages are made of, and where they go. */
export interface CompositionJob {
  live: LiveReleases;
  /** The folder of the generation. */
  folder: string;
  /** Finds the share image of a page with this title in the generation before. */
  drawnImage: (path: string, title: string) => string | undefined;
}

/**
 * Prepares to compose pages of a set of releases.
 * @returns a function that composes and checks one rendered page, and writes it with its compressed forms and its share image;
 * it gives the addresses that the page links to; undefined for the not-found page
 */
export function pageComposer({ live, folder, drawnImage }: CompositionJob) {
  const { shell, remotes } = live;
  const styleOrigins = remoteOrigins(browserRecord([shell, ...remotes]));
  const addresses = new Map(siteAddresses(live).map((address) => [address.path, address]));
  const readStyles = styleReader();

  return async (path: string, { hoisted, root, head, route }: RenderedPage) => {
    const address = addresses.get(path);
    const page = route && address && { route, release: address.release, assets: assetsOf(address) };
    const styles = [
      ...(await readStyles(shell, shell.initial.css)),
      ...(page ? await readStyles(page.release, page.assets.css) : []),
    ];
    const parts = {
      shell,
      ...(page && { page }),
      styleOrigins,
      players: head?.players ?? [],
      hoisted,
      // The router's own error screen has style attributes, which the security policy forbids.
      root: page ? root : withoutStyleAttributes(root),
    };
    if (head && address) checkHead(path, head, address.release);
    const links = page && checkPage(path, composeDocument(markupOf(parts)));
    const document = composeDocument({ ...parts, styles });
    await writePage(insideFolder(folder, pageFile(path)), Buffer.from(document));
    if (head) {
      const image = { path, title: head.title, drawn: drawnImage(path, head.title) };
      await writeShareImage(insideFolder(folder, shareImagePath(path).slice(1)), image);
    }
    return links;
  };
}

/** Styles and the entry are most of a page's text, and the browser reads none of it as HTML. */
function markupOf(parts: Omit<PageParts, 'styles'>): PageParts {
  const { page } = parts;
  return {
    ...parts,
    ...(page && { page: { ...page, route: { ...page.route, entry: undefined } } }),
    styles: [],
  };
}

async function writePage(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeCompressed(file, content);
}
