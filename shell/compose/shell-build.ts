import { createRequire } from 'node:module';
import type { Release } from '@site/shared/contracts/release';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';

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
 * @returns what renders one address; it throws when a page cannot be rendered whole
 */
export function loadRenderer(file: string, record: ReleaseRecord): ShellBuild['renderPage'] {
  const { prepare, renderPage } = loadShellBuild(file);
  prepare(record, createRequire(file));
  return renderPage;
}
