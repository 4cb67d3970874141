import type { ServedRollout } from '@site/shared/node/rollout';
import { showRollout } from '@site/shared/node/show-rollout';

/** Starts or advances a rollout of careers from 1.0.0 to 2.0.0. */
export function beginRollout(
  siteDirectory: string,
  rollout: Pick<ServedRollout, 'snapshot' | 'share'> & Partial<ServedRollout>,
): Promise<void> {
  const sample = { id: '1', app: 'mf-careers', from: '1.0.0', to: '2.0.0' };
  return showRollout(siteDirectory, { ...sample, ...rollout });
}
