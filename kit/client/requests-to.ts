import * as v from 'valibot';

const problemSchema = v.object({ detail: v.string() });

/**
 * Sends a request with the team's credential.
 * @param body an archive as a buffer, all else as JSON
 * @throws what the service refuses, in its own words
 */
export type Ask = (method: string, path: string, body?: Buffer | object) => Promise<Response>;

/** Requests to a release service. */
export function requestsTo(origin: string, credential: string): Ask {
  return async (method, path, body) => {
    const isArchive = Buffer.isBuffer(body);
    const answer = await fetch(`${origin}${path}`, {
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
