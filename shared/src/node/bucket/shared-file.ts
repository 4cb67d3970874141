import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ifMissing } from '../if-missing';
import type { Credentials } from './credentials';

export function sharedFile(environment: NodeJS.ProcessEnv): { file: string; profile: string } {
  return {
    file: environment.AWS_SHARED_CREDENTIALS_FILE || join(homedir(), '.aws', 'credentials'),
    profile: environment.AWS_PROFILE || 'default',
  };
}

/**
 * Reads one profile of a shared credentials file: `[name]`, then lines of `key = value`. It is read for each request, as the
 * programs that renew such a file do so while the service runs.
 * @returns undefined where there is no such file or profile
 * @throws when the profile has no keys of its own
 */
export async function readSharedFile(file: string, profile: string): Promise<Credentials | undefined> {
  const text = await readFile(file, 'utf8').catch(ifMissing(''));
  const values = profilesIn(text).get(profile);
  if (!values) return undefined;
  const accessKeyId = values.get('aws_access_key_id');
  const secretAccessKey = values.get('aws_secret_access_key');
  if (accessKeyId && secretAccessKey)
    return { accessKeyId, secretAccessKey, sessionToken: values.get('aws_session_token') };
  throw new Error(
    `[${profile}] in ${file} has no aws_access_key_id and aws_secret_access_key: add them, or set AWS_PROFILE to one that has.`,
  );
}

function profilesIn(text: string): Map<string, Map<string, string>> {
  const profiles = new Map<string, Map<string, string>>();
  let values = new Map<string, string>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    const name = /^\[([^\]]+)\]/.exec(line)?.[1]?.trim();
    const [key = '', ...value] = line.split('=');
    if (name) {
      values = profiles.get(name) ?? new Map();
      profiles.set(name, values);
    } else if (value.length > 0) values.set(key.trim(), value.join('=').trim());
  }
  return profiles;
}
