import { operatorCommand } from '../../settings/npm-environment';

export interface CommandResult {
  output?: string | Buffer;
  errorOutput?: string;
  exitCode: 0 | 1 | 2;
}

export function unknownId(id: string): CommandResult {
  return {
    errorOutput: `There is no enquiry or application ${JSON.stringify(id)}. To see the IDs: ${operatorCommand('enquiries')} list, for applications with --applications\n`,
    exitCode: 1,
  };
}
