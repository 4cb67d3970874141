import { BlockList, isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Undefined for a connection that was reset before its request was handled, although Fastify's types have no such case. */
export type ClientAddress = string | undefined;

/** Some proxies report the port, too. An IPv6 address is then in brackets. */
const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** The key of a client: the IPv4 address, or the IPv6 network (/64), as one household has a whole /64. */
export function clientOf(address: ClientAddress): string {
  if (address === undefined) return 'none';
  const [, ipv6, ipv4] = withPort.exec(address) ?? [];
  return normalizeIP(ipv6 ?? ipv4 ?? address);
}

/** The key of the IPv6 network around a client (/48), the most a company or a tunnel has; undefined for IPv4. */
export function networkOf(address: ClientAddress): string | undefined {
  const client = clientOf(address);
  return isIPv6(client) ? `${normalizeIP(client, 48)}/48` : undefined;
}

/**
 * Creates a test for the addresses of trusted proxies.
 * @param ranges addresses and CIDR ranges, such as `10.0.0.0/8`
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
