import { readFile } from 'node:fs/promises';
import type { Environment } from './credentials';

/**
 * Reads a secret setting, or the file that `<NAME>_FILE` names.
 * @returns undefined when neither is set
 * @throws when both are set, or the file is empty or can't be read
 */
export async function readSecret(name: string, environment: Environment): Promise<string | undefined> {
  const file = environment[`${name}_FILE`];
  if (!file) return environment[name] || undefined;
  if (environment[name]) throw new Error(`${name} and ${name}_FILE are both set: leave one of them out.`);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `${name}_FILE names ${file}, which can't be read: make it readable for the user that runs this.`,
      { cause },
    );
  });
  if (text.trim() !== '') return text.trim();
  throw new Error(`${name}_FILE names ${file}, which is empty: write the value of ${name} into it.`);
}
