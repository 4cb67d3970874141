import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '@site/shared/http/refusal';
import type { Caller, Permission } from './caller';
import { changeKeys, readKeys, type TeamKey } from './key-file';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const dayMs = 86_400_000;

/** `site_<id>_<secret>`: the prefix makes leaked keys easy to find in a repository. */
const keyPattern = /^site_([0-9a-f]{8})_([\w-]{43})$/;

export interface NewKey {
  name: string;
  apps: string[];
  may: Permission[];
  /** The days until it expires. */
  days: number;
}

/**
 * Adds a key.
 * @returns the key itself, which is not stored
 * @throws when a key of this name is in use
 */
export async function addKey({ name, apps, may, days }: NewKey): Promise<string> {
  const id = randomBytes(4).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const salt = randomBytes(16);
  const hash = (await derive(secret, salt, 32)).toString('base64');
  const now = Date.now();
  const key: TeamKey = {
    id,
    name,
    apps,
    may,
    salt: salt.toString('base64'),
    hash,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + days * dayMs).toISOString(),
  };
  await changeKeys((keys) => {
    if (keys.some((other) => other.name === name && stateOf(other) === 'active'))
      throw new Error(`There is a key ${name} already. Revoke it first, or use another name.`);
    return [...keys, key];
  });
  return `site_${id}_${secret}`;
}

/** @throws when there is no key of this name, or it is revoked already */
export async function revokeKey(name: string): Promise<void> {
  await changeKeys((keys) => {
    const matches = (key: TeamKey) => key.name === name && !key.revokedAt;
    if (!keys.some(matches))
      throw new Error(`There is no key ${name} to revoke. List them: npm run delivery -- keys list`);
    const revokedAt = new Date().toISOString();
    return keys.map((key) => (matches(key) ? { ...key, revokedAt } : key));
  });
}

export function stateOf({ revokedAt, expiresAt }: TeamKey): 'active' | 'revoked' | 'expired' {
  if (revokedAt) return 'revoked';
  return Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active';
}

/** True for a text that starts like a team's key. */
export function isTeamKey(text: string): boolean {
  return text.startsWith('site_');
}

/** @throws Refusal when it is unknown, revoked or expired */
export async function identifyKey(text: string): Promise<Caller> {
  const [, id, secret = ''] = keyPattern.exec(text) ?? [];
  const key = (await readKeys()).find((each) => each.id === id);
  if (!key) throw new Refusal(401, 'There is no such key. Ask for a new one.');
  const hash = Buffer.from(key.hash, 'base64');
  const given = await derive(secret, Buffer.from(key.salt, 'base64'), hash.length);
  if (!timingSafeEqual(given, hash)) throw new Refusal(401, 'There is no such key. Ask for a new one.');
  const state = stateOf(key);
  if (state !== 'active') {
    const since = key.revokedAt ?? key.expiresAt;
    throw new Refusal(401, `The key ${key.name} is ${state} since ${since}. Ask for a new one.`);
  }
  return { who: { kind: 'key', name: key.name }, grants: [{ apps: key.apps, may: key.may }] };
}
