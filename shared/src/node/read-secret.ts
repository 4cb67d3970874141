import { readFileSync } from 'node:fs';
import { messageOf } from './message-of';
import { StartError } from './start-error';

/**
 * Reads a setting with a password, from the environment or from the file that `<NAME>_FILE` names. A file keeps it out of
 * the process list, unit files and `docker inspect`.
 * @returns the text without white space around it; undefined when neither is set
 * @throws StartError when both are set, or when the file is empty or can't be read
 */
export function readSecret(name: string, environment: NodeJS.ProcessEnv): string | undefined {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] || undefined;
  if (environment[name]) throw new StartError(`${name} and ${name}_FILE are both set: remove one of them.`);
  const text = readText(name, file).trim();
  if (text === '')
    throw new StartError(`${name}_FILE names ${file}, which is empty: write the value of ${name} into it.`);
  return text;
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = messageOf(error);
    throw new StartError(
      `${name}_FILE names ${file}, which can't be read (${reason}): make the file readable for the user that runs this, or remove ${name}_FILE.`,
      { cause: error },
    );
  }
}
