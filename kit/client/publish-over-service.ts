import type { Done } from '@site/shared/contracts/publication-progress';
import type { Release } from '@site/shared/contracts/release';
import { reloadHint, step } from './progress';
import type { ServiceClient } from './service-client';

/** A release, and the folder where it lies. */
export interface PackedRelease {
  release: Release;
  folder: string;
}

/** Puts a release into the store of a service, unless it is there already. */
export async function sendRelease(service: ServiceClient, { release, folder }: PackedRelease): Promise<void> {
  const { app, version } = release;
  await step(
    'Send',
    () => service.store(release, folder),
    (result) => (result === 'sent' ? `${app} ${version}` : `${app} ${version} is there already`),
  );
}

/** Says what came of a rollback. */
export function reportRollback({
  app,
  version,
  from,
  isChanged,
  deadLinks,
  action,
}: Pick<Done, 'app' | 'version' | 'from' | 'isChanged' | 'deadLinks' | 'action'>): void {
  const how = action === 'release' ? ', for the first time and checked as a release' : ' again';
  console.log(`${app} ${version} is live${isChanged ? `${how}, after ${from}` : ' already'}.`);
  for (const link of deadLinks) console.log(link);
}

/** What was deployed with it, and what a team may want to keep: the place of its entry in the log. */
export function showRest({ with: others, log, reloadNginx, warnings }: Done): void {
  const together = Object.entries(others).map(([app, version]) => `${app} ${version}`);
  if (together.length > 0) console.log(`In the same step: ${together.join(', ')}.`);
  showWarnings(warnings);
  showEntry(log);
  if (reloadNginx) console.log(reloadHint);
}

/** Prints what failed after the switch. */
export function showWarnings(warnings: string[]): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
}

/** Says which entry the log has of it. */
function showEntry(log: Done['log']): void {
  if (log) console.log(`Entry ${log.n} of the log, ${log.hash}.`);
}
