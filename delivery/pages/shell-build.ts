import { createRequire } from 'node:module';
import { headDataSchema } from '@site/shared/contracts/head-data';
import { releaseSchema } from '@site/shared/contracts/release';
import type { ReleaseRecord } from '@site/shared/contracts/release-record';
import * as v from 'valibot';
import { notFoundProbe } from './page-file';

/** What a shell's Node build exports (`shell/src/render.tsx`). */
const shellBuildSchema = v.object({
  prepare: v.function(),
  renderPage: v.function(),
  siteRoutes: releaseSchema.entries.routes,
  siteRedirects: releaseSchema.entries.redirects,
});

const renderedPageSchema = v.object({
  hoisted: v.string(),
  root: v.string(),
  head: v.optional(headDataSchema),
  status: v.number(),
});

export type RenderedPage = v.InferOutput<typeof renderedPageSchema>;

/**
 * Loads a shell's Node build into this process, which should be one of its own: it brings a federation runtime.
 * @throws naming what the build doesn't export
 */
export function loadShellBuild(file: string): v.InferOutput<typeof shellBuildSchema> {
  const { success, output, issues } = v.safeParse(shellBuildSchema, createRequire(file)(file));
  if (!success) throw new Error(`${file} is not the Node build of a shell:\n${v.summarize(issues)}`);
  return output;
}

/**
 * Loads a shell's Node build so that it renders through the Node builds of these remotes.
 * @param record live remotes, each `url` the file path of its Node entry
 * @returns a function that renders one address; it throws with the path and the cause when the page can't be rendered whole,
 * its head is not complete, or the address answers with another status than it should
 */
export function loadRenderer(file: string, record: ReleaseRecord): (path: string) => Promise<RenderedPage> {
  const { prepare, renderPage } = loadShellBuild(file);
  prepare(record, createRequire(file));
  return async (path) => {
    const page = await render(path, renderPage);
    const expected = path === notFoundProbe ? 404 : 200;
    if (page.status !== expected)
      throw new Error(`${path} answers with status ${page.status} instead of ${expected}.`);
    return page;
  };
}

async function render(path: string, renderPage: (path: string) => unknown): Promise<RenderedPage> {
  const rendered = await Promise.resolve(renderPage(path)).catch((problem) => {
    const cause = problem instanceof Error ? problem.message : String(problem);
    throw new Error(`${path} could not be rendered: ${cause}`);
  });
  const { success, output, issues } = v.safeParse(renderedPageSchema, rendered);
  if (!success) throw new Error(`${path} does not export what the composer needs:\n${v.summarize(issues)}`);
  return output;
}
