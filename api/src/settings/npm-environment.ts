import type { Environment } from './read-settings';

/** @returns the folder in which the command was typed; npm itself changes to the folder of package.json */
export function callerFolder(environment: Environment): string {
  return environment.INIT_CWD || process.cwd();
}

/** @returns whether `npm run` has printed its banner to standard output; `npm run -s` prints none */
export function hasNpmBanner(environment: Environment): boolean {
  return Boolean(environment.npm_lifecycle_event) && environment.npm_config_loglevel !== 'silent';
}
