import { mkdir, rm } from 'node:fs/promises';
import { composeGeneration } from '../publish/compose-generation';
import { composerHash } from '../publish/composer-hash';
import { type Change, currentGeneration, type Generation } from '../publish/generations';

/** Longer than any composition takes that comes to an end. */
const limitMs = 300_000;

/**
 * Composes what would be deployed with other releases, into a folder. It holds up no deployment: it begins with what is
 * deployed at this moment, which stays on disk for longer than it takes.
 * @param folder is emptied first
 * @param onStep called with each step as it begins, in a few words
 * @returns what it began with, and the paths of the pages that were composed
 * @throws the errors that these releases would be refused with
 */
export async function composeCandidate(
  folder: string,
  versions: Record<string, string>,
  onStep?: (step: string) => void,
): Promise<{ live: Generation; composed: string[] }> {
  const live = await currentGeneration();
  if (!live) throw new Error('Nothing is live yet. Make the first generation with: npm start');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const recompose = 'shell' in versions && live.composer !== (await composerHash());
  const { composed } = await composeGeneration(live, {
    changes: changesFrom(live, versions),
    action: 'release',
    recompose,
    into: folder,
    onStep,
    signal: AbortSignal.timeout(limitMs),
  });
  return { live, composed };
}

function changesFrom(live: Generation, versions: Record<string, string>): Change[] {
  const at = new Date().toISOString();
  return Object.entries(versions)
    .map(([app, to]) => ({ at, action: 'release' as const, app, from: live.versions[app] ?? null, to }))
    .filter(({ from, to }) => from !== to);
}
