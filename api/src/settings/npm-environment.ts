/** @returns whether `npm run` has printed its banner to standard output; `npm run -s` prints none */
export function hasNpmBanner(environment: NodeJS.ProcessEnv): boolean {
  return Boolean(environment.npm_lifecycle_event) && environment.npm_config_loglevel !== 'silent';
}

/** The operator's programs: their names in package.json, and their files in `api/dist`. */
const programs = { enquiries: 'cli', backup: 'backup', restore: 'restore' };

/** @returns the command without its arguments; with production packages only there is no `npm run` */
export function operatorCommand(name: keyof typeof programs, environment = process.env): string {
  return environment.npm_lifecycle_event ? `npm run ${name} --` : `node api/dist/${programs[name]}.js`;
}
