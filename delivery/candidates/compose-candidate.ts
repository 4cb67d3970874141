import { mkdir, rm } from 'node:fs/promises';
import { composeGeneration } from '../publish/compose-generation';
import { composerHash } from '../publish/composer-hash';
import { type Change, currentGeneration, type Generation } from '../publish/generations';
import { withSiteLock } from '../publish/site-lock';

/**
 * Composes the generation that would go live with other releases, into a folder. What is live stays.
 * @param folder is emptied first
 * @param onStep told of each step as it begins, in a few words
 * @returns the generation that is live, and the addresses that were composed anew
 * @throws what refuses the releases, as when they were made live
 */
export function composeCandidate(
  folder: string,
  versions: Record<string, string>,
  onStep?: (step: string) => void,
): Promise<{ live: Generation; composed: string[] }> {
  return withSiteLock(async (signal) => {
    const live = await currentGeneration();
    if (!live) throw new Error('Nothing is live yet. Make the first generation with: npm start');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const recompose = 'shell' in versions && live.composer !== (await composerHash());
    const changes = changesFrom(live, versions);
    const { composed } = await composeGeneration(live, {
      changes,
      action: 'release',
      recompose,
      into: folder,
      onStep,
      signal,
    });
    return { live, composed };
  });
}

function changesFrom(live: Generation, versions: Record<string, string>): Change[] {
  const at = new Date().toISOString();
  return Object.entries(versions)
    .map(([app, to]) => ({ at, action: 'release' as const, app, from: live.versions[app] ?? null, to }))
    .filter(({ from, to }) => from !== to);
}
