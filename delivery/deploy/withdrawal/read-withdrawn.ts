import type { DeployedState, WithdrawnRelease } from '../log/entry';

type State = Pick<DeployedState, 'withdrawn'> | undefined;

/** The versions of an app that were withdrawn. */
export function withdrawnVersions(state: State, app: string): Set<string> {
  return new Set(state?.withdrawn.filter((each) => each.app === app).map(({ version }) => version));
}

/** @param versions app to the version that is to be live */
export function findWithdrawn(state: State, versions: Record<string, string>): WithdrawnRelease | undefined {
  return state?.withdrawn.findLast(({ app, version }) => versions[app] === version);
}

/** @throws naming who has withdrawn it and why, with the remedy */
export function refuseWithdrawn({ app, version, who, at, reason }: WithdrawnRelease): never {
  throw new Error(
    `${app} ${version} was withdrawn by ${who} on ${at.slice(0, 10)}: ${reason}. Release another one; --force deploys it anyway.`,
  );
}
