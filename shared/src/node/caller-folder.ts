/** @returns the folder in which the command was run; npm itself changes to the folder of package.json */
export function callerFolder(environment: NodeJS.ProcessEnv): string {
  return environment.INIT_CWD || process.cwd();
}
