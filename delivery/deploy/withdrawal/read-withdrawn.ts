import type { DeployedState, WithdrawnRelease } from '../log/entry';

type State = Pick<DeployedState, 'withdrawn'> | undefined;

/** Of each app. Every later entry repeats them, and a team may withdraw as many as it sends. */
const keptWithdrawals = 100;

/** Adds a withdrawal, and leaves out the oldest of its app. */
export function addWithdrawn(before: WithdrawnRelease[], added: WithdrawnRelease): WithdrawnRelease[] {
  const ofApp = before.filter(({ app }) => app === added.app);
  const outdated = new Set(ofApp.slice(0, -(keptWithdrawals - 1)));
  return [...before.filter((each) => !outdated.has(each)), added];
}

/** The versions of an app that were withdrawn. */
export function withdrawnVersions(state: State, app: string): Set<string> {
  return new Set(state?.withdrawn.filter((each) => each.app === app).map(({ version }) => version));
}

/** @param versions app to the version that is to be deployed */
export function findWithdrawn(state: State, versions: Record<string, string>): WithdrawnRelease | undefined {
  return state?.withdrawn.findLast(({ app, version }) => versions[app] === version);
}

/** @throws naming who has withdrawn it and why, with the remedy */
export function refuseWithdrawn({ app, version, who, at, reason }: WithdrawnRelease): never {
  throw new Error(
    `${app} ${version} was withdrawn by ${who} on ${at.slice(0, 10)}: ${reason}. Release another one; --force deploys it anyway.`,
  );
}
