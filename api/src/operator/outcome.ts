/** What a command leaves: what goes to standard output and standard error, and the exit code. */
export interface Outcome {
  output?: string | Buffer;
  complaint?: string;
  exitCode: 0 | 1 | 2;
}

export function unknownId(id: string): Outcome {
  return {
    complaint: `There is no enquiry ${JSON.stringify(id)}. The IDs stand in: npm run enquiries -- list\n`,
    exitCode: 1,
  };
}
