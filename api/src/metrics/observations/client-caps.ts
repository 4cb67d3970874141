import { createHash, randomBytes } from 'node:crypto';
import { clientOf } from '../../http/connections/client-address';

/** Further clients are not counted until the next period. */
const maxClients = 100_000;

/**
 * Counts what each client adds within a period, up to limits. Clients are identified by a hash of their address that is
 * salted for the period, and never stored.
 * @param limits how much of each kind one client may add
 */
export function createClientCaps<Kind extends string>(limits: Record<Kind, number>) {
  let period = '';
  let salt = randomBytes(16);
  let clients = new Map<string, Map<Kind, number>>();

  return {
    /** @returns whether the client may add one of each kind; if so, they are counted */
    admit(address: string, now: string, kinds: Kind[]): boolean {
      if (now !== period) [period, salt, clients] = [now, randomBytes(16), new Map()];
      const client = createHash('sha256').update(salt).update(clientOf(address)).digest('base64');
      const added = clients.get(client) ?? new Map<Kind, number>();
      if (!clients.has(client) && clients.size >= maxClients) return false;
      if (kinds.some((kind) => (added.get(kind) ?? 0) >= limits[kind])) return false;
      for (const kind of kinds) added.set(kind, (added.get(kind) ?? 0) + 1);
      clients.set(client, added);
      return true;
    },
  };
}
