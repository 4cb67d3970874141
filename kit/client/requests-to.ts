import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';

const problemSchema = v.object({ detail: v.string() });

/** How long a request is repeated while the service is busy with those of others. */
const maxWaitMs = 120_000;

/**
 * Sends a request with the team's credential. It is sent again when a busy service names a time for that.
 * @param body an archive as a buffer, all else as JSON
 * @throws what the service refuses, in its own words
 */
export type Ask = (method: string, path: string, body?: Buffer | object) => Promise<Response>;

/** Requests to a release service. */
export function requestsTo(origin: string, credential: string): Ask {
  return async (method, path, body) => {
    const isArchive = Buffer.isBuffer(body);
    const answer = await sendUntilFree(`${origin}${path}`, {
      method,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${credential}`,
        ...(body && { 'content-type': isArchive ? 'application/gzip' : 'application/json' }),
      },
      ...(body && { body: isArchive ? new Uint8Array(body) : JSON.stringify(body) }),
    }).catch((cause: Error) => {
      throw new Error(
        `${origin} does not answer. Is it the URL of the release service (DELIVERY_URL), and is that running?`,
        { cause },
      );
    });
    if (answer.ok) return answer;
    const problem = v.safeParse(problemSchema, await answer.json().catch(() => undefined));
    throw new Error(
      problem.success
        ? `${origin} refuses: ${problem.output.detail}`
        : `${origin} answers ${method} ${path} with status ${answer.status}. Is it a release service?`,
    );
  };
}

async function sendUntilFree(url: string, request: RequestInit): Promise<Response> {
  const end = performance.now() + maxWaitMs;
  for (;;) {
    const answer = await fetch(url, request);
    const waitMs = Number(answer.headers.get('retry-after')) * 1000;
    if (answer.status !== 503 || !(waitMs > 0) || performance.now() + waitMs > end) return answer;
    await answer.body?.cancel();
    await setTimeout(waitMs);
  }
}
