import * as v from 'valibot';
import { StartError } from '../node/start-error';
import type { Setting } from './setting-schemas';

/**
 * Reads a setting. An empty text counts as unset, as in an environment file's line without a value.
 * @param text the value in the environment
 * @throws StartError naming the setting, its value, without the password of a secret one, and the expected value
 */
export function readSetting<Value>(name: string, setting: Setting<Value>, text: string | undefined): Value {
  const given = text || setting.default;
  const checked = v.safeParse(setting.read, given);
  if (checked.success) return checked.output;
  const shown = setting.secret ? hideSecrets(given) : given;
  throw new StartError(
    `${name} is ${JSON.stringify(shown)}: set it to ${setting.expected}, or remove it for the default.`,
  );
}

/** Removes user and password, the part of a URL between its scheme and its last `@`, and the query, which may have a token. */
function hideSecrets(text: string): string {
  const address = text.replace(/\?.*$/s, '?…');
  const [scheme = ''] = /^[a-z]*:?\/*/i.exec(address) ?? [];
  const end = address.lastIndexOf('@');
  return end < scheme.length ? address : `${scheme}…${address.slice(end)}`;
}
