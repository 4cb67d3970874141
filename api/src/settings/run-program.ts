import { StartError } from '@site/shared/node/start-error';

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
