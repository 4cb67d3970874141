import { remoteOrigins } from '@site/shared/node/content-security-policy';
import { type LayoutTemplates, templateAt } from '@site/shared/node/layout-templates';
import { messageOf } from '@site/shared/node/message-of';
import type { HeadData } from '@site/shared/site-model/head-data';
import { writeText } from '../../registry/files/write-file';
import { browserRecord, type LiveReleases } from '../../registry/live-releases';
import { assetsOf, type SiteAddress } from '../../registry/site-addresses';
import { checkHead } from '../markup/check-head';
import { checkMarkup } from '../markup/check-markup';
import { writeShareImage } from '../site-files/write-share-image';
import { composeDocument } from './document';
import type { CountPage } from './document-size';
import { headHtml, titleHtml } from './head-html';
import { emptyStyle, type InlineStyle, styleReader } from './inline-style';
import { notFoundFile, pageFile } from './page-file';
import { pageIslands, stylesInPage } from './page-islands';
import { readReleasedPage } from './read-released-page';
import { readRoute } from './read-route';

/** The sources of pages, and their target folder. */
export interface CompositionJob {
  live: LiveReleases;
  /** The folder of the snapshot. */
  folder: string;
  /** Keeps the share image of a page with this title from the previous snapshot: drawing takes some 20 ms. False if it can't. */
  keepImage: (path: string, title: string) => boolean;
  countPage: CountPage;
}

interface Layout {
  templates: LayoutTemplates;
  /** The ids that the layout uses. */
  ids: ReadonlySet<string>;
}

/** The result of composing a page. */
export interface PageContent {
  head: HeadData;
  /** The paths of this site that the page links to. */
  links: string[];
}

/** Composes pages of a set of releases: each is the shell's layout with a page of a remote's release in it. */
export class PageComposer {
  readonly #job: CompositionJob;
  readonly #layout: Layout;
  readonly #styleOrigins: string[];
  readonly #readStyles = styleReader();

  constructor(job: CompositionJob, layout: Layout) {
    this.#job = job;
    this.#layout = layout;
    this.#styleOrigins = remoteOrigins(browserRecord([job.live.shell, ...job.live.remotes]));
  }

  /**
   * Checks and composes one page, and writes it with its compressed files and its share image.
   * @throws with the page, its release and its errors
   */
  async compose(address: SiteAddress): Promise<PageContent> {
    try {
      return await this.#compose(address);
    } catch (error) {
      throw named(error, address);
    }
  }

  async #compose(address: SiteAddress): Promise<PageContent> {
    const { folder, keepImage, countPage } = this.#job;
    const { path, release } = address;
    const { markup, head, hoisted, islands: names } = readReleasedPage(address);
    checkHead(path, head, release);
    const links = checkMarkup(path, { markup, hoisted }, this.#layout.ids);
    const { hydratesIslands = false } = this.#layout.templates;
    const islands = pageIslands(address, names, hydratesIslands);
    const template = templateAt(this.#layout.templates, path);
    const assets = assetsOf(address);
    const styles = [
      ...this.#readStyles(release, assets.css),
      ...stylesInPage(assets, islands).map(emptyStyle),
    ];
    const document = composeDocument({
      ...this.#common(styles),
      page: { route: readRoute(address, islands), release, assets, islands },
      players: head.players ?? [],
      head: headHtml(head) + hoisted + template.hoisted,
      template: template.html,
      markup,
    });
    countPage(address.release, { bytes: Buffer.byteLength(document), head, links });
    await writeText(folder, pageFile(path), document);
    if (!keepImage(path, head.title)) await writeShareImage(folder, { path, title: head.title });
    return { head, links };
  }

  /** Composes and writes the not-found page. */
  async composeNotFound(): Promise<void> {
    const { notFound } = this.#layout.templates;
    const template = templateAt(this.#layout.templates, '/no-such-page');
    const document = composeDocument({
      ...this.#common([]),
      players: [],
      head: titleHtml(notFound.title) + template.hoisted,
      template: template.html,
      markup: notFound.markup,
    });
    await writeText(this.#job.folder, notFoundFile, document);
  }

  #common(styles: InlineStyle[]) {
    const { shell } = this.#job.live;
    const ofLayout = this.#readStyles(shell, shell.initial.css);
    return { shell, styles: [...ofLayout, ...styles], styleOrigins: this.#styleOrigins };
  }
}

/** The error with its page and release, unless it names them itself. */
function named(error: unknown, { path, release: { app, version } }: SiteAddress): unknown {
  const message = messageOf(error);
  if (message.startsWith(`${path} `) || message.includes(`${app} ${version}`)) return error;
  return new Error(`${path} of ${app} ${version} can't be composed: ${message}`, { cause: error });
}
