/** Ends a command with the error's message, without a stack: it is written for whoever deploys. */
export function exitWithError(problem: unknown): never {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
