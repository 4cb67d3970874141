import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteOrigins } from '@site/shared/contracts/content-security-policy';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import { checkPage } from '../gate/check-page';
import { writeCompressed } from '../publish/compress';
import { writeShareImage } from '../site-files/share-image';
import { browserRecord, type LiveReleases, pageOfRoute } from '../store/live-releases';
import { composeDocument } from './document';
import { styleReader } from './inline-style';
import { pageFile } from './page-file';
import type { RenderedPage } from './render-pages';
import { withoutStyleAttributes } from './without-style-attributes';

/** What pages are made of, and where they go. */
export interface CompositionJob {
  live: LiveReleases;
  /** The folder of the generation; without it pages are only rendered and checked. */
  folder?: string;
}

/**
 * Prepares to compose pages of a set of releases.
 * @returns a function that composes and checks one rendered page, and writes it with its compressed forms and its share image
 */
export function pageComposer({ live, folder }: CompositionJob) {
  const { shell, remotes } = live;
  const styleOrigins = remoteOrigins(browserRecord([shell, ...remotes]));
  const routes = new Map(shell.routes.map((route) => [route.path, route]));
  const readStyles = styleReader();

  return async (path: string, { hoisted, root, head }: RenderedPage): Promise<void> => {
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
  };
}

async function writePage(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeCompressed(file, content);
}
