import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { enquiryAddress } from '@site/shared/company/company';
import { sampleEnquiry } from './sample-enquiry';

/** What a visitor saw. */
interface Visit {
  /** Complete pages. */
  pages: number;
  /** Every answer except a 200, as text. */
  failures: string[];
  /** The subject of each enquiry that was answered with 200. */
  stored: string[];
}

const timeoutMs = 30_000;

/**
 * Requests pages one after the other, each over its own connection, and sends an enquiry now and then, from an address
 * that no hostile client uses.
 * @param seconds the duration, and longer until `leastPages` pages were read
 */
export async function visit(
  address: string,
  paths: string[],
  seconds: number,
  leastPages: number,
): Promise<Visit> {
  const seen: Visit = { pages: 0, failures: [], stored: [] };
  const end = performance.now() + seconds * 1000;
  const isUnderWay = () => seen.failures.length === 0 && seen.pages < leastPages;
  for (let number = 0; performance.now() < end || isUnderWay(); number++) {
    const path = paths[number % paths.length] ?? '/';
    const failure = await failureOf(address, path);
    if (failure) seen.failures.push(`${path}: ${failure}`);
    else seen.pages++;
    if (number % 200 === 0) {
      const subject = randomUUID();
      const refusal = await failureOf(address, enquiryAddress, JSON.stringify({ ...sampleEnquiry, subject }));
      if (refusal) seen.failures.push(`enquiry: ${refusal}`);
      else seen.stored.push(subject);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return seen;
}

/** Undefined when the answer is a complete 200. */
async function failureOf(address: string, path: string, body?: string): Promise<string | undefined> {
  const { port, hostname } = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  const place = { port, host: hostname.replace('localhost', '127.0.0.1'), path, localAddress: '127.0.9.1' };
  const sending = { method: 'POST', headers: { 'content-type': 'application/json' } };
  try {
    const sent = request({ ...place, ...(body && sending), agent: false, signal }).end(body);
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) return 'no answer';
    for await (const _ of response) signal.throwIfAborted();
    return response.statusCode === 200 ? undefined : `status ${response.statusCode}`;
  } catch (error) {
    return error instanceof Error ? `${error.name} ${'code' in error ? error.code : ''}` : String(error);
  }
}
