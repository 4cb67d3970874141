import { limitBody } from '@site/shared/node/limit-body';
import { observationsAddress } from '@site/shared/node/observations';
import * as v from 'valibot';

const timeoutMs = 5000;

/** Several times the counts of 90 days. */
const maxAnswerBytes = 64 * 2 ** 20;

/**
 * Queries any web server for what browsers reported.
 * @param address of its METRICS_PORT, with user and password if a proxy requires them
 */
export async function fetchObservations<Schema extends v.GenericSchema>(
  address: string,
  question: Record<string, string>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { origin, username, password } = new URL(address);
  const credentials = [username, password].map(decodeURIComponent).join(':');
  const answer = await fetch(`${origin}${observationsAddress}?${new URLSearchParams(question)}`, {
    headers: {
      // The server closes idle connections: a request on one that it is just closing would fail.
      connection: 'close',
      ...(username && { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return v.parse(schema, await limitBody(answer, maxAnswerBytes).json());
}
