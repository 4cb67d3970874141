/** Ends a command with the error's message, without a stack: it is written for whoever runs the command. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
