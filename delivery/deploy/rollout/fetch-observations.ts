import { limitBody } from '@site/shared/node/limit-body';
import {
  observationsAddress,
  type StageObservations,
  stageObservationsSchema,
} from '@site/shared/node/observations';
import { type ServedRollout, stageName } from '@site/shared/node/rollout';
import * as v from 'valibot';

const timeoutMs = 5000;

/** Several times the counts of 90 days. */
const maxAnswerBytes = 64 * 2 ** 20;

/**
 * Asks any web server what was counted in the present stage of a rollout.
 * @param address of its METRICS_PORT
 */
export function fetchStage(
  address: string,
  rollout: Pick<ServedRollout, 'id' | 'share'>,
): Promise<StageObservations> {
  return fetchObservations(address, { stage: stageName(rollout) }, stageObservationsSchema);
}

/**
 * Asks any web server what browsers reported.
 * @param address of its METRICS_PORT, with user and password where a proxy asks for them
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
