import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Status } from '@site/shared/node/status-line';
import { shownTime } from '@site/shared/site-model/shown-time';

const dayMs = 86_400_000;
const timeoutMs = 5000;

/** Certificates of Let's Encrypt are renewed 30 days before they expire. */
const urgentDays = 14;

/**
 * How long the certificate of a site is valid.
 * @throws if the site can't be reached
 */
export async function certificateStatus(site: string, now = new Date()): Promise<Status> {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return { unseen: `${site} has none` };
  return describeCertificate(hostname, await readExpiry(hostname, Number(port || 443)), now);
}

async function readExpiry(host: string, port: number): Promise<Date> {
  // Nothing is sent, and an expired certificate is what this looks for: it must not be refused.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    return new Date(socket.getPeerCertificate().valid_to);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'AbortError';
    if (isLate) throw new Error(`${host} did not answer within ${timeoutMs / 1000} s`, { cause: error });
    throw error;
  } finally {
    socket.destroy();
  }
}

export function describeCertificate(host: string, expiry: Date, now: Date): Status {
  const days = Math.floor((expiry.getTime() - now.getTime()) / dayMs);
  const isExpired = expiry <= now;
  const text = `of ${host} ${isExpired ? 'expired' : 'expires'} ${shownTime(expiry)}`;
  if (days >= urgentDays) return { text: `${text}, in ${days} days` };
  return {
    text,
    remedy: 'Renew it on the machine where TLS ends, and see why that did not happen by itself.',
  };
}
