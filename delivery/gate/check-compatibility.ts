import type { Release } from '@site/shared/node/release';
import { gtr, major, minor, satisfies } from 'semver';
import type { LiveReleases } from '../registry/live-releases';
import { nameFirst } from '../registry/name-first';

const together =
  'If neither works without the other, deploy both in one step: npx site release --with <app>@<version>';

/**
 * The checks that need no rendering: the shell provides what each remote needs. All of it was read from the releases' own
 * files.
 * @param released the released apps: for a rollback, of the shell too, it does not matter what a remote was built with
 * @throws with both releases, what is missing and the app to release
 */
export function checkCompatibility(
  { shell, remotes }: Pick<LiveReleases, 'shell' | 'remotes'>,
  released: ReadonlySet<string>,
): void {
  for (const remote of remotes) {
    checkShared(shell, remote);
    checkNames(shell, remote);
    if (released.has(remote.app)) checkBuiltVersions(shell, remote);
  }
}

function checkShared(shell: Release, remote: Release): void {
  for (const [name, { accepts }] of Object.entries(remote.shared)) {
    const provided = shell.shared[name]?.version;
    if (provided === undefined) {
      throw new Error(
        `${nameOf(remote)} shares ${name}, which ${nameOf(shell)} does not provide. Release a shell that shares it, or a ${remote.app} that does not. ${together}`,
      );
    }
    if (satisfies(provided, accepts)) continue;
    const remedy = gtr(provided, accepts)
      ? `Release a ${remote.app} that is built for ${name} ${provided} first`
      : `Release a shell with ${name} ${accepts} first`;
    throw new Error(
      `${nameOf(remote)} needs ${name} ${accepts}, but ${nameOf(shell)} provides ${provided}. ${remedy}. ${together}`,
    );
  }
}

/** Older releases have no such data. */
function checkNames(shell: Release, remote: Release): void {
  for (const { what, used, provided } of [
    { what: '@site/shared/navigation', used: remote.navigation, provided: shell.navigation },
    { what: 'the CSS tokens', used: remote.tokens?.uses, provided: shell.tokens?.defines },
  ]) {
    const missing = provided ? (used ?? []).filter((name) => !provided.includes(name)) : [];
    if (missing.length === 0) continue;
    throw new Error(
      `${nameOf(remote)} uses ${nameFirst(missing)} of ${what}, which ${nameOf(shell)} does not have. For a new name, first release a shell that has it. For a removed one, first release a ${remote.app} that does not use it. ${together}`,
    );
  }
}

/**
 * Refuses a remote that was built with a newer minor version of a shared module than the shell's: its tests had features that
 * are missing in the site.
 */
function checkBuiltVersions(shell: Release, remote: Release): void {
  for (const [name, { version }] of Object.entries(remote.shared)) {
    const provided = shell.shared[name]?.version ?? version;
    if (satisfies(provided, `>=${major(version)}.${minor(version)}.0-0`, { includePrerelease: true }))
      continue;
    throw new Error(
      `${nameOf(remote)} was built with ${name} ${version}, which is newer than ${provided} of ${nameOf(shell)}. Install ${name} ${provided}, test and release ${remote.app} again, or release a shell with ${name} ${version} first. ${together}`,
    );
  }
}

function nameOf({ app, version }: Release): string {
  return `${app} ${version}`;
}
