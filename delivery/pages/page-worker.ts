import type { HeadData } from '@site/shared/contracts/head-data';
import { type CompositionJob, pageComposer } from './compose-page';

export interface PageTask {
  job: CompositionJob;
  path: string;
}

let compose: ReturnType<typeof pageComposer> | undefined;

/** Composes one page. A process has one job: it loads the shell once. */
export default function composePage({ job, path }: PageTask): Promise<HeadData | undefined> {
  compose ??= pageComposer(job);
  return compose(path);
}
