import { BlockList, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** What counts as one client: an address, of IPv6 one network (/64), as a household has that many. */
export function clientOf(address: string): string {
  return normalizeIP(address);
}

/** The network of IPv6 around a client (/48): what a company or a tunnel has at most; undefined for IPv4. */
export function networkOf(address: string): string | undefined {
  const client = clientOf(address);
  return isIPv6(client) ? normalizeIP(client, 48) : undefined;
}

/**
 * Makes a test for addresses of trusted proxies.
 * @param ranges addresses and ranges as in `10.0.0.0/8`
 */
export function proxyMatcher(ranges: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', size] = range.split('/');
    const family = familyOf(address);
    if (size === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(size), family);
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
