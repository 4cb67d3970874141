import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Finds a command of the installed packages, as `npx` does, without the second that npm takes to start.
 * @param folder where it is to run; packages may be installed above it
 * @throws with the remedy when no package has the command
 */
export function installedCommand(folder: string, name: string): string {
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'node_modules/.bin', name);
    if (existsSync(file)) return file;
    if (dirname(at) === at)
      throw new Error(`${name} is not installed. Install the packages in ${folder}: npm install`);
  }
}
