import { solutionHeader } from '../site-model/form-challenge';

interface PostOptions {
  /** Identifies a submission: requests with the same key are stored once. */
  key: string;
  /** Milliseconds until it counts as failed. */
  timeoutMs: number;
  headers?: Record<string, string>;
  /** Of the server's challenge, see `FormChallenge`. */
  solution?: string | undefined;
}

/**
 * Posts a filled form to a path of the site.
 * @returns the text of the answer
 * @throws when the status is not OK, the network fails or there is no answer in time
 */
export async function postIdempotent(
  address: string,
  body: BodyInit,
  { key, timeoutMs, headers, solution }: PostOptions,
): Promise<string> {
  const connection = new AbortController();
  const late = new Error(`${address} did not answer within ${timeoutMs / 1000} s.`);
  const timer = setTimeout(() => connection.abort(late), timeoutMs);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key, ...(solution && { [solutionHeader]: solution }) },
      body,
      signal: connection.signal,
    });
    // The status alone decides: a truncated text changes nothing.
    const text = await answer.text().catch(() => '');
    if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}: ${text}`);
    return text;
  } finally {
    clearTimeout(timer);
  }
}
