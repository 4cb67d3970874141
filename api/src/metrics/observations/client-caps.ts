import { createHash, randomBytes } from 'node:crypto';
import type { ClientAddress } from '../../http/connections/client-address';
import { type ClientLimits, countedKeys } from '../../http/connections/client-limits';

/** About 20 MB of memory. */
const defaultMaxClients = 100_000;

/**
 * Makes a function that counts what each client and each network adds within a period, up to limits. They are identified by
 * a hash of their address that is salted for the period, and never stored.
 * @param limits how much of each kind one may add
 * @param maxClients further ones are not counted until the next period
 */
export function createClientCaps<Kind extends string>(
  limits: ClientLimits<Record<Kind, number>>,
  maxClients = defaultMaxClients,
) {
  let period = '';
  let salt = randomBytes(16);
  let clients = new Map<string, Map<Kind, number>>();

  /** @returns whether the client may add one of each kind; if so, they are counted */
  return (address: ClientAddress, now: string, kinds: Kind[]): boolean => {
    if (now !== period) [period, salt, clients] = [now, randomBytes(16), new Map()];
    const counted = countedKeys(address, limits).map(({ key, max }) => {
      const hash = createHash('sha256').update(salt).update(key).digest('base64');
      return { hash, max, added: clients.get(hash) ?? new Map<Kind, number>() };
    });
    if (counted.some(({ hash }) => !clients.has(hash)) && clients.size >= maxClients) return false;
    if (counted.some(({ max, added }) => kinds.some((kind) => (added.get(kind) ?? 0) >= max[kind])))
      return false;
    for (const { hash, added } of counted) {
      for (const kind of kinds) added.set(kind, (added.get(kind) ?? 0) + 1);
      clients.set(hash, added);
    }
    return true;
  };
}
