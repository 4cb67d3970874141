import { createRequire } from 'node:module';
import type { Release } from '@site/shared/contracts/release';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import { nowhere } from './page-file';

/** What a shell's Node build gives the composer (`shell/src/render.tsx`). */
interface ShellBuild {
  prepare: (record: ReleaseRecord, load: NodeJS.Require) => void;
  renderPage: (path: string) => Promise<RenderedPage>;
  siteRoutes: Release['routes'];
  siteRedirects: Release['redirects'];
}

interface RenderedPage {
  /** Hoisted head elements first, then the page. */
  html: string;
  /** What the address answers with. */
  status: number;
}

/** Loads a shell's Node build into this process, which should be one of its own: it brings a federation runtime. */
export function loadShellBuild(file: string): ShellBuild {
  return createRequire(file)(file);
}

/**
 * Loads a shell's Node build so that it renders through the Node builds of these remotes.
 * @param record live remotes, each `url` the file path of its Node entry
 * @returns what renders one address to HTML, hoisted head elements first; it throws with the path and the cause when the
 * page cannot be rendered whole, or the address answers with another status than it should
 */
export function loadRenderer(file: string, record: ReleaseRecord): (path: string) => Promise<string> {
  const { prepare, renderPage } = loadShellBuild(file);
  prepare(record, createRequire(file));
  return async (path) => {
    const { html, status } = await renderPage(path).catch((problem) => {
      const cause = problem instanceof Error ? problem.message : String(problem);
      throw new Error(`${path} could not be rendered: ${cause}`);
    });
    const expected = path === nowhere ? 404 : 200;
    if (status !== expected) throw new Error(`${path} answers with status ${status} instead of ${expected}.`);
    return html;
  };
}
