import type { Cohort } from '@site/shared/node/observations';
import type { ServedRollout } from '@site/shared/node/rollout';
import type { ReportedView } from '@site/shared/site-model/visit-report';

/**
 * The side of a rollout that a view belongs to.
 * @param shell the version of the shell that rendered it
 * @param bucket the visitor's bucket
 * @returns undefined for views of other apps and releases, and of a release that this bucket does not get
 */
export function cohortOf(
  { app, from, to, share }: Pick<ServedRollout, 'app' | 'from' | 'to' | 'share'>,
  view: Pick<ReportedView, 'app' | 'release'>,
  shell: string,
  bucket: number,
): Cohort | undefined {
  const release = app === 'shell' ? shell : view.app === app ? view.release : undefined;
  const getsCanary = bucket < share;
  if (release === to) return getsCanary ? 'canary' : undefined;
  if (release === from) return getsCanary ? 'carried' : 'stable';
  return undefined;
}
