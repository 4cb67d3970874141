/** Something the operator has to put right before the server or a command can start. Its message is the whole report: no stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Runs a program, and ends it with exit code 1 on a StartError. */
export async function runProgram(program: () => unknown): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
