import type { Release } from '@site/shared/contracts/release';
import { gtr, major, minor, satisfies } from 'semver';

const namedAtMost = 5;

const together =
  'Where neither works without the other, deploy both in one step: npx site release --with <app>@<version>';

/**
 * Compares what a remote needs of the shell with what the shell has: versions of shared modules, names of the shared
 * navigation, CSS tokens. All of it was read from the two releases' own files.
 * @throws naming both releases, what is missing and who has to move
 */
export function checkSkew(shell: Release, remote: Release): void {
  checkShared(shell, remote);
  // Releases of before these were read name none.
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
 * Refuses a remote that was built with a newer minor version of a shared module than the shell has: what is new in it was there
 * when the remote was tested alone, and isn't there in the site.
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
  const named = missing.slice(0, namedAtMost).join(', ');
  const more = missing.length > namedAtMost ? ` and ${missing.length - namedAtMost} more` : '';
  throw new Error(
    `${nameOf(remote)} uses ${named}${more} ${what}, which ${nameOf(shell)} does not have. A new name: release a shell that has it first. One that the shell gives up: release a ${remote.app} that does without it first. ${together}`,
  );
}

function missingNames(wanted: string[], provided: string[]): string[] {
  return wanted.filter((name) => !provided.includes(name));
}

function nameOf({ app, version }: Release): string {
  return `${app} ${version}`;
}
