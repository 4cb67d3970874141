/** The result of a command. */
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
