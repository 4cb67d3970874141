import { type ClientAddress, clientOf, networkOf } from './client-address';

/**
 * How much one client may have, and one IPv6 network (/48). One internet connection may have a /48, which is 65,536 clients,
 * so the maximum of a network has to be clearly below the total.
 */
export interface ClientLimits<Limit = number> {
  perClient: Limit;
  perNetwork: Limit;
}

/** The keys that are counted for an address, each with its maximum: the client and, for IPv6, its network. */
export function countedKeys<Limit>(
  address: ClientAddress,
  { perClient, perNetwork }: ClientLimits<Limit>,
): { key: string; max: Limit }[] {
  const client = { key: clientOf(address), max: perClient };
  const network = networkOf(address);
  return network === undefined ? [client] : [client, { key: network, max: perNetwork }];
}

/**
 * Limits what each client and each network has at the same time.
 * @returns a function that takes one, and returns a function that gives it back; undefined when the maximum is reached
 */
export function createConcurrencyLimit(limits: ClientLimits) {
  const counts = new Map<string, number>();

  return (address: ClientAddress): (() => void) | undefined => {
    const keys = countedKeys(address, limits);
    if (keys.some(({ key, max }) => (counts.get(key) ?? 0) >= max)) return undefined;
    for (const { key } of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return () => {
      for (const { key } of keys) {
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      }
    };
  };
}
