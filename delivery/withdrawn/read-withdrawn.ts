import { readLog } from '../log/verify-log';

/** A release that somebody has marked as bad. */
export interface WithdrawnRelease {
  app: string;
  version: string;
  at: string;
  who: string;
  reason: string;
}

/** Every release that was withdrawn, oldest first: the log says so. */
export async function readWithdrawn(): Promise<WithdrawnRelease[]> {
  return (await readLog())
    .filter(({ action, outcome, to }) => action === 'withdraw' && outcome === 'done' && to !== null)
    .map(({ app, to, time, by }) => ({
      app,
      version: to ?? '',
      at: time,
      who: by.who.name,
      reason: by.reason ?? '',
    }));
}

/** The versions of an app that were withdrawn. */
export async function withdrawnVersions(app: string): Promise<Set<string>> {
  return new Set((await readWithdrawn()).filter((each) => each.app === app).map(({ version }) => version));
}

/** @param versions app to the version that is to be live */
export async function findWithdrawn(versions: Record<string, string>): Promise<WithdrawnRelease | undefined> {
  return (await readWithdrawn()).findLast(({ app, version }) => versions[app] === version);
}

/** @throws naming who has withdrawn it and why, with the remedy */
export function refuseWithdrawn({ app, version, who, at, reason }: WithdrawnRelease): never {
  throw new Error(
    `${app} ${version} was withdrawn by ${who} on ${at.slice(0, 10)}: ${reason}. Release another one; --force makes it live nonetheless.`,
  );
}
