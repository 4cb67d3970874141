import type { Release } from '@site/shared/contracts/release';
import type { ReleaseWish, RollbackWish } from '@site/shared/contracts/service-requests';
import { reloadHint, step, tell } from './progress';
import { connectToService, type Done, type ServiceClient } from './service-client';

/** A release, and the folder where it lies. */
export interface PackedRelease {
  release: Release;
  folder: string;
}

/** Sends a release to a service, and makes it live there; with `dryRun` it is only checked. */
export async function releaseOverService(
  to: string,
  packed: PackedRelease,
  wish: Omit<ReleaseWish, 'version'>,
) {
  const { app, version } = packed.release;
  const service = await connectToService(to);
  await sendRelease(service, packed);
  return step('Switch', () => service.release(app, { version, ...wish }, tell), summary);
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

/** Rolls an app back at a service. */
export async function rollbackOverService(to: string, app: string, wish: RollbackWish): Promise<void> {
  const service = await connectToService(to);
  const done = await step('Switch', () => service.rollback(app, wish, tell), summary);
  reportRollback(done);
  showRest(done);
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

/** What a team may want to keep: the place of its entry in the log. */
export function showRest({ log, reloadNginx, warnings }: Done): void {
  showWarnings(warnings);
  showEntry(log);
  if (reloadNginx) console.log(reloadHint);
}

/** Prints what failed after the switch. */
export function showWarnings(warnings: string[]): void {
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
}

/** Says which entry the log has of it. */
export function showEntry(log: Done['log']): void {
  if (log) console.log(`Entry ${log.n} of the log, ${log.hash}.`);
}

function summary({ pages }: Done): string {
  return `${pages} pages`;
}
