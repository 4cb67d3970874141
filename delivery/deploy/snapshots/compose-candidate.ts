import { mkdir } from 'node:fs/promises';
import { composerHash } from '../../compose/composer-hash';
import type { Deployed } from '../deployed';
import { planDeployment } from '../plan-deployment';
import { withTimeLimit } from '../site-lock';
import { openSite } from '../switch/finish-switch';
import { composeSnapshot } from './compose-snapshot';

/**
 * Composes into a folder what the site would be with other releases. It needs no lock: it starts from what is deployed
 * now, which stays on disk for longer than this takes.
 * @param folder must not exist
 * @param onStep called with each step as it begins, in a few words
 * @returns what was deployed at its start, and the paths of the composed pages
 * @throws the errors that these releases would be refused with
 */
export async function composeCandidate(
  folder: string,
  versions: Record<string, string>,
  onStep?: (step: string) => void,
): Promise<{ live: Deployed; composed: string[] }> {
  const live = await openSite();
  if (!live) throw new Error('Nothing is deployed yet. Deploy this checkout with: npm start');
  await mkdir(folder, { recursive: true });
  const { changes, recompose } = planDeployment(live, { versions, action: 'release' }, await composerHash());
  const { composed } = await withTimeLimit((signal) =>
    composeSnapshot(live, {
      changes,
      action: 'release',
      state: live.entry,
      scope: recompose ? 'all' : 'different',
      target: { folder },
      onStep,
      signal,
    }),
  );
  return { live, composed };
}
