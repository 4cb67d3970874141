/** What a command gives: standard output, standard error and the exit code. */
export interface Outcome {
  output?: string | Buffer;
  errorOutput?: string;
  exitCode: 0 | 1 | 2;
}

export function unknownId(id: string): Outcome {
  return {
    errorOutput: `There is no enquiry ${JSON.stringify(id)}. To see the IDs: npm run enquiries -- list\n`,
    exitCode: 1,
  };
}
