import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteOrigins } from '@site/shared/contracts/content-security-policy';
import type { HeadData } from '@site/shared/contracts/head-data';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { checkPage } from '../gate/check-page';
import { withoutStyleAttributes } from '../gate/html-tree';
import { writeCompressed } from '../publish/compress';
import { writeShareImage } from '../site-files/share-image';
import { browserRecord, diskRecord, type LiveReleases, pageOfRoute } from '../store/live-releases';
import { releaseFolder } from '../store/release-store';
import { composeDocument } from './document';
import { styleReader } from './inline-style';
import { pageFile } from './page-file';
import { loadRenderer } from './shell-build';

/** What pages are made of, and where they go. */
export interface CompositionJob {
  live: LiveReleases;
  /** The folder of the generation; without it pages are only rendered and checked. */
  folder?: string;
}

/**
 * Loads the shell of a set of releases into this process.
 * @returns a function that renders one page, composes and checks it, and writes it with its compressed forms and its share
 * image; it gives the page's head, which the not-found page doesn't have
 */
export function pageComposer({ live, folder }: CompositionJob) {
  const { shell, remotes } = live;
  const render = loadRenderer(
    join(releaseFolder(shell.app, shell.version), shell.nodeEntry),
    diskRecord(live),
  );
  const styleOrigins = remoteOrigins(browserRecord([shell, ...remotes]));
  const routes = new Map(shell.routes.map((route) => [route.path, route]));
  const readStyles = styleReader();

  return async (path: string): Promise<HeadData | undefined> => {
    const { hoisted, root, head } = await render(path);
    const route = routes.get(path);
    const remote = route && pageOfRoute(live, route);
    const styles = [
      ...(await readStyles(shell, shell.initial.css)),
      ...(remote ? await readStyles(remote.release, remote.assets.css) : []),
    ];
    const parts = {
      shell,
      ...(remote && { remote }),
      styleOrigins,
      hoisted,
      // The router's own error screen has style attributes, which the security policy forbids.
      root: remote ? root : withoutStyleAttributes(root),
    };
    // Styles are two thirds of a page's text, and the browser reads none of it as HTML.
    if (remote) checkPage(path, composeDocument({ ...parts, styles: [] }));
    const document = composeDocument({ ...parts, styles });
    if (folder) await writePage(join(folder, pageFile(path)), Buffer.from(document));
    if (folder && head) await writeShareImage(join(folder, shareImagePath(path)), path, head.title);
    return head;
  };
}

async function writePage(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeCompressed(file, content);
}
