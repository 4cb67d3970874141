/** An error that the operator has to fix before the server or a command can start. It is printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Runs a program, and exits with code 1 on a StartError. */
export async function runProgram(program: () => unknown): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
