import { major, minor } from 'semver';

/**
 * The federation runtime, listed among the modules that the apps of a page share: the shell contains it, and remotes are built
 * for it (decision 011). Its packages that belong together have the same version except for the patch.
 */
export function sharedRuntime(version: string): Record<string, { version: string; accepts: string }> {
  return { '@module-federation/runtime': { version, accepts: `~${major(version)}.${minor(version)}.0` } };
}
