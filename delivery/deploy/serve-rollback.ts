import { messageOf } from '@site/shared/node/message-of';
import { checkOrigin } from '../registry/check-origin';
import { readRelease } from '../registry/release-store';
import type { Deployed } from './deployed';
import type { Change } from './log/entry';

/** For all files of an origin: other rollbacks wait. */
const originMs = 10_000;

/**
 * Decides who serves the releases of a rollback: an app's own origin or, if that lacks a file or doesn't answer, the site,
 * whose store has all of them. So no origin prevents a rollback, not even to a release from before the app moved there.
 * An earlier origin is not restored: every page would have to be composed again to name it.
 * @returns the changes, and a sentence for each app that moves from its origin to the site
 */
export async function serveRollback(
  before: Deployed | undefined,
  changes: Change[],
  signal: AbortSignal,
): Promise<{ changes: Change[]; warnings: string[] }> {
  const warnings: string[] = [];
  const serve = async (change: Change): Promise<Change> => {
    const { app, to } = change;
    const origin = before?.origins[app];
    if (!origin) return change;
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(originMs)]);
      await checkOrigin({ ...(await readRelease(app, to)), origin }, limit);
      return change;
    } catch (error) {
      signal.throwIfAborted();
      warnings.push(
        `The site serves ${app} ${to}, and later releases without --origin ${origin}. ${messageOf(error)}`,
      );
      return { ...change, origin: '' };
    }
  };
  return { changes: await Promise.all(changes.map(serve)), warnings };
}
