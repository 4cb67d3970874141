/** Ends a command with the error's message, without a stack, which users don't need. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
