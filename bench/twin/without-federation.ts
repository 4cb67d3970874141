// What the shell asks of federation, for a build that has none: nothing is registered, offered or looked up.
import type * as hostRuntime from '@site/kit/federation/provide-host-runtime';
import type * as liveReleases from '../../shell/src/remotes/live-releases';
import type * as entries from '../../shell/src/remotes/verified-entries';

export const registerPlugins = (): void => undefined;
export const provideHostRuntime: typeof hostRuntime.provideHostRuntime = () => undefined;
export const takeReleases: typeof liveReleases.takeReleases = () => undefined;
/** There is no other place to look in: nothing is fetched ahead but the pages' own chunks. */
export const entryOf: typeof liveReleases.entryOf = async (remote) => {
  throw new Error(`${remote} is part of this build.`);
};
export const askForTheRest: typeof liveReleases.askForTheRest = async () => undefined;
export const verifiedEntries: typeof entries.verifiedEntries = { name: 'none' };
