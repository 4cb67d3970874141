import { Refusal } from '@site/shared/http/refusal';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../../settings/is-loopback';

/**
 * Creates a hook that only answers requests to this machine's own names. The port may be any: an SSH tunnel has another one.
 * A page on the internet could otherwise give its own name the address 127.0.0.1 and read the inbox (DNS rebinding).
 * @param origin of the inbox behind a reverse proxy
 */
export function requireOwnHost(origin: string | undefined) {
  const proxied = origin === undefined ? undefined : new URL(origin).host;
  return async ({ host }: FastifyRequest) => {
    const address = `http://${host}`;
    if (host === proxied || (URL.canParse(address) && isLoopback(new URL(address).hostname))) return;
    throw new Refusal(
      421,
      'The inbox is at localhost. If a reverse proxy serves it, set INBOX_ORIGIN to the address there.',
    );
  };
}
