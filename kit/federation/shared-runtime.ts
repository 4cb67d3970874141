import { createRequire } from 'node:module';
import { major, minor } from 'semver';

const installed: { version: string } = createRequire(import.meta.url)(
  '@module-federation/webpack-bundler-runtime/package.json',
);

/**
 * The federation runtime, listed among the modules that the apps of a page share: the shell contains it, and remotes are built
 * for it (decision 011). Its packages that belong together have the same version except for the patch.
 * @param version by default the installed one, which is that of a shell
 */
export function sharedRuntime(
  version = installed.version,
): Record<string, { version: string; accepts: string }> {
  return { '@module-federation/runtime': { version, accepts: `~${major(version)}.${minor(version)}.0` } };
}
