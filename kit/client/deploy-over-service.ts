import type { Done } from '@site/shared/http/deployment-progress';
import type { Release } from '@site/shared/node/release';
import { reloadHint, step } from './progress';
import type { ServiceClient } from './service-client';

/** A release and its folder. */
export interface PackedRelease {
  release: Release;
  folder: string;
}

/** Stores a release at a service, unless it is stored already. */
export async function sendRelease(service: ServiceClient, { release, folder }: PackedRelease): Promise<void> {
  const { app, version } = release;
  await step(
    'Send',
    () => service.store(release, folder),
    (result) => (result === 'sent' ? `${app} ${version}` : `${app} ${version} is there already`),
  );
}

/** Prints the result of a rollback. */
export function reportRollback({ app, version, from, isChanged, deadLinks, action }: Done): void {
  const how = action === 'release' ? ', checked as a release' : ' again';
  console.log(`${app} ${version} is live${isChanged ? `${how}, after ${from ?? 'nothing'}` : ' already'}.`);
  for (const link of deadLinks) console.log(link);
}

/** Prints what was deployed with it, and the position of its entry in the log, which a team may want to keep. */
export function showRest({ with: others, log, reloadNginx, warnings }: Done): void {
  const together = Object.entries(others).map(([app, version]) => `${app} ${version}`);
  if (together.length > 0) console.log(`In the same step: ${together.join(', ')}.`);
  showWarnings(warnings);
  if (log) console.log(`Entry ${log.n} of the log, ${log.hash}.`);
  if (reloadNginx) console.log(reloadHint);
}

/** Prints the warnings of a deployment. */
export function showWarnings(warnings: string[]): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
}
