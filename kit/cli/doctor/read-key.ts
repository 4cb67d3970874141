import { type KeyReport, keyReportSchema } from '@site/shared/http/key-report';
import * as v from 'valibot';

const timeoutMs = 10_000;

const problemSchema = v.object({ detail: v.string() });

/** What a key may do, or why the service does not accept it, or why that is unknown. */
export type KeyAnswer = { report: KeyReport } | { refused: string } | { unknown: string };

/** Reads what a key or token may do. */
export async function readKey(origin: string, credential: string): Promise<KeyAnswer> {
  const answer = await fetch(`${origin}/key`, {
    redirect: 'error',
    headers: { authorization: `Bearer ${credential}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A service from before it had this path.
  if (answer.status === 404) return { unknown: "the service doesn't report permissions" };
  const content: unknown = await answer.json();
  if (answer.ok) return { report: v.parse(keyReportSchema, content) };
  const { detail } = v.parse(problemSchema, content);
  return answer.status === 401 ? { refused: detail } : { unknown: detail };
}
