import { operatorCommand } from '../../settings/npm-environment';

export interface CommandResult {
  output?: string | Buffer;
  errorOutput?: string;
  exitCode: 0 | 1 | 2;
}

export function unknownId(id: string): CommandResult {
  return {
    errorOutput: `There is no enquiry ${JSON.stringify(id)}. To see the IDs: ${operatorCommand('enquiries')} list\n`,
    exitCode: 1,
  };
}
