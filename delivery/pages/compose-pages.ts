import type { HeadData } from '@site/shared/contracts/head-data';
import { type CompositionJob, pageComposer } from './compose-page';
import { renderPages } from './render-pages';

/**
 * Renders, checks and writes pages (decision 015).
 * @returns the head of each page, by its path; the not-found page has none
 * @throws with the path and the cause when a page can't be rendered or is refused by the gate; nothing is written any more then
 */
export async function composePages(
  job: CompositionJob,
  paths: string[],
): Promise<Map<string, HeadData | undefined>> {
  const heads = new Map<string, HeadData | undefined>();
  const compose = pageComposer(job);
  await renderPages(job.live, paths, async (path, page) => {
    await compose(path, page);
    heads.set(path, page.head);
  });
  return heads;
}
