import { type RolloutFigures, rolloutFiguresSchema } from '@site/shared/contracts/rollout';
import * as v from 'valibot';

const timeoutMs = 5000;

export interface ToldFigures {
  told: RolloutFigures[];
  /** The hosts of those that did not answer, or that don't know of this rollout. */
  missing: string[];
}

/**
 * Asks web machines what browsers have reported during a rollout.
 * @param addresses of their METRICS_PORT
 * @param id of the rollout
 */
export async function fetchFigures(addresses: string[], id: string): Promise<ToldFigures> {
  const answers = await Promise.all(
    addresses.map((address) => fetchFrom(address, id).catch(() => undefined)),
  );
  return {
    told: answers.filter((answer) => answer !== undefined),
    missing: addresses.filter((_, index) => !answers[index]).map((address) => new URL(address).host),
  };
}

async function fetchFrom(address: string, id: string): Promise<RolloutFigures | undefined> {
  const figures = await fetchFromServer(address, '/rollout', rolloutFiguresSchema);
  return figures.rollout === id ? figures : undefined;
}

/**
 * Asks a web machine.
 * @param address of its METRICS_PORT, with user and password where a proxy asks for them
 */
export async function fetchFromServer<Schema extends v.GenericSchema>(
  address: string,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { origin, username, password } = new URL(address);
  const credentials = [username, password].map(decodeURIComponent).join(':');
  const answer = await fetch(`${origin}${path}`, {
    headers: username ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : {},
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return v.parse(schema, await answer.json());
}
