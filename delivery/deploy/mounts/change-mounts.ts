import { namedAddresses } from '@site/shared/site-model/remote-routes';
import { ownerOf } from '@site/shared/site-model/route-matching';
import type { Mounts } from '../../registry/live-releases';
import { nameFirst } from '../../registry/name-first';
import { readRelease } from '../../registry/release-store';
import { composeOnTop, deployOnTop } from '../change-site';
import { type AfterDeployment, deploy } from '../deploy';
import { type Deployed, keepNamed, runningRollout } from '../deployed';
import type { Attribution } from '../log/attribution';
import { composeWithCanary } from '../rollout/compose-canary';
import type { NextSnapshot } from '../snapshots/compose-snapshot';
import { mountsOf } from '../snapshots/snapshots';
import { withMount, withoutMount } from './edit-mounts';

interface MountChange {
  path: string;
  by: Attribution;
}

interface ChangedMounts extends AfterDeployment {
  /** The remote that gets or loses the path. */
  app: string;
  /** A sentence for each link to a page that was removed. */
  deadLinks: string[];
}

/** What an entry changes. */
interface NextMounts {
  app: string;
  mounts: Mounts;
  /** For the log. */
  detail: string;
  /** The remote that leaves the site, with its pages. */
  removed?: string | undefined;
}

/**
 * Gives a path, and everything below it, to a remote, which may then release pages there. It is an entry of the log, with a
 * snapshot whose record contains the mounts. No page is composed.
 * @returns undefined if the remote has it already: nothing is deployed
 * @throws when another remote has pages there
 */
export function addMount({
  app,
  path,
  by,
}: MountChange & { app: string }): Promise<ChangedMounts | undefined> {
  return changeMounts(by, async (before) => {
    const mounts = withMount(await mountsOf(before), app, path);
    return mounts && { app, mounts, detail: `${path} belongs to ${app}` };
  });
}

/**
 * Takes a path from its remote.
 * @param takeDown the remote leaves the site, with its pages and all its mounts. Its releases are kept
 * @returns undefined if it is no mount: nothing is deployed
 * @throws when the remote has pages there and isn't taken down
 */
export function removeMount({
  path,
  takeDown,
  by,
}: MountChange & { takeDown: boolean }): Promise<ChangedMounts | undefined> {
  return changeMounts(by, async (before) => {
    const all = await mountsOf(before);
    const changed = withoutMount(all, path);
    if (!changed) return undefined;
    const { app, mounts } = changed;
    if (takeDown) {
      const own = Object.keys(all).filter((mount) => all[mount] === app);
      const others = own.reduce((rest, mount) => withoutMount(rest, mount)?.mounts ?? rest, all);
      return { app, mounts: others, removed: app, detail: `${app} is off the site` };
    }
    const lost = (await livePaths(before, app)).filter((each) => ownerOf(mounts, each) !== app);
    if (lost.length > 0) refuseToRemove(app, lost);
    return { app, mounts, detail: `${path} no longer belongs to ${app}` };
  });
}

function changeMounts(
  by: Attribution,
  edit: (before: Deployed) => Promise<NextMounts | undefined>,
): Promise<ChangedMounts | undefined> {
  return composeOnTop(async (before, signal) => {
    if (!before)
      throw new Error(
        'Nothing is deployed yet. The first deployment takes the mounts of shell/src/mounts.ts.',
      );
    const edited = await edit(before);
    if (!edited) return undefined;
    const { app, mounts, removed, detail } = edited;
    if (removed !== undefined && runningRollout(before.entry)?.app === removed)
      throw new Error(`${removed} is being rolled out. End that first: npx site rollout abort`);
    const next: NextSnapshot = {
      changes: [],
      mounts,
      removed,
      // Like a rollback, a removal does not depend on the links of other remotes.
      action: removed === undefined ? 'release' : 'rollback',
      state: before.entry,
      signal,
    };
    const { name = before.name, composer, rollout, deadLinks } = await composeWithCanary(before, next);
    await keepNamed({ snapshot: name, rollout });
    const time = new Date().toISOString();
    const deployed = await deployOnTop(before, () =>
      deploy(
        before,
        { action: 'mounts', time, by, app, changes: [], detail },
        { snapshot: name, composer, rollout, removed },
      ),
    );
    return { app, deadLinks: removed ? deadLinks : [], ...deployed };
  });
}

async function livePaths({ versions }: Deployed, app: string): Promise<string[]> {
  const version = versions[app];
  return version === undefined ? [] : namedAddresses((await readRelease(app, version)).routes);
}

function refuseToRemove(app: string, paths: string[]): never {
  throw new Error(
    `${app} has ${nameFirst(paths)} there. Release it without them first, or take ${app} off the site, with all its pages and mounts, by adding --take-down.`,
  );
}
