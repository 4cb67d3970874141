import { type KeyReport, keyReportSchema } from '@site/shared/http/key-report';
import * as v from 'valibot';

const timeoutMs = 10_000;

const problemSchema = v.object({ detail: v.string() });

/**
 * Reads what a key or token may do.
 * @returns undefined for a service from before it reported that
 * @throws what the service refuses, in its own words
 */
export async function readKey(origin: string, credential: string): Promise<KeyReport | undefined> {
  const answer = await fetch(`${origin}/key`, {
    redirect: 'error',
    headers: { authorization: `Bearer ${credential}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status === 404) return undefined;
  const content: unknown = await answer.json();
  if (!answer.ok) throw new Error(v.parse(problemSchema, content).detail);
  return v.parse(keyReportSchema, content);
}
