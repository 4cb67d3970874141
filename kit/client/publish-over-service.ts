import type { Release } from '@site/shared/contracts/release';
import { reloadHint, step } from './progress';
import { connectToService, type Done, type ReleaseWish } from './service-client';

/**
 * Sends a release to a service, and makes it live there; with `dryRun` it is only checked.
 * @param folder where the release lies
 */
export async function releaseOverService(
  to: string,
  { release, folder }: { release: Release; folder: string },
  wish: Omit<ReleaseWish, 'version'>,
) {
  const { app, version } = release;
  const service = await connectToService(to);
  await step(
    'Send',
    () => service.store(release, folder),
    (result) => (result === 'sent' ? `${app} ${version}` : `${app} ${version} is there already`),
  );
  return step('Switch', () => service.release(app, { version, ...wish }, tell), summary);
}

/** Rolls an app back at a service. */
export async function rollbackOverService(
  to: string,
  app: string,
  wish: { version?: string | undefined; reason?: string | undefined; force?: boolean | undefined },
): Promise<void> {
  const service = await connectToService(to);
  const done = await step('Switch', () => service.rollback(app, wish, tell), summary);
  const { version, from } = done;
  console.log(
    done.isChanged ? `${app} ${version} is live again, after ${from}.` : `${app} ${version} is live already.`,
  );
  for (const link of done.deadLinks) console.log(link);
  showRest(done);
}

/** What a team may want to keep: the place of its entry in the log. */
export function showRest({ log, reloadNginx }: Done): void {
  if (log) console.log(`Entry ${log.n} of the log, ${log.hash}.`);
  if (reloadNginx) console.log(reloadHint);
}

function tell(line: string): void {
  console.log(`  ${line}`);
}

function summary({ pages }: Done): string {
  return `${pages} pages`;
}
