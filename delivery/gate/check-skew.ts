import type { Release } from '@site/shared/node/release';
import { gtr, major, minor, satisfies } from 'semver';
import { nameFirst } from '../registry/name-first';

const together =
  'If neither works without the other, deploy both in one step: npx site release --with <app>@<version>';

/**
 * Compares the needs of a remote with what the shell provides: versions of shared modules, names of the shared navigation,
 * CSS tokens. All of it was read from the two releases' own files.
 * @throws with both releases, what is missing and the app to release
 */
export function checkSkew(shell: Release, remote: Release): void {
  checkShared(shell, remote);
  // Older releases have no such data.
  if (shell.navigation && remote.navigation)
    checkNames(shell, remote, {
      what: 'of @site/shared/navigation',
      missing: missingNames(remote.navigation, shell.navigation),
    });
  if (shell.tokens && remote.tokens)
    checkNames(shell, remote, {
      what: 'of the CSS tokens',
      missing: missingNames(remote.tokens.uses, shell.tokens.defines),
    });
}

/**
 * Refuses a remote that was built with a newer minor version of a shared module than the shell's: its tests had features that
 * are missing in the site.
 * @throws naming both releases and the remedy
 */
export function checkBuiltVersions(shell: Release, remote: Release): void {
  for (const [name, { version }] of Object.entries(remote.shared)) {
    const provided = shell.shared[name]?.version ?? version;
    if (satisfies(provided, `>=${major(version)}.${minor(version)}.0-0`, { includePrerelease: true }))
      continue;
    throw new Error(
      `${nameOf(remote)} was built with ${name} ${version}, which is newer than ${provided} of ${nameOf(shell)}. Install ${name} ${provided}, test and release ${remote.app} again, or release a shell with ${name} ${version} first. ${together}`,
    );
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

function checkNames(
  shell: Release,
  remote: Release,
  { what, missing }: { what: string; missing: string[] },
): void {
  if (missing.length === 0) return;
  throw new Error(
    `${nameOf(remote)} uses ${nameFirst(missing)} ${what}, which ${nameOf(shell)} does not have. For a new name, first release a shell that has it. For a removed one, first release a ${remote.app} that does not use it. ${together}`,
  );
}

function missingNames(wanted: string[], provided: string[]): string[] {
  return wanted.filter((name) => !provided.includes(name));
}

function nameOf({ app, version }: Release): string {
  return `${app} ${version}`;
}
