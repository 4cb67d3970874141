import { Refusal } from '@site/shared/http/refusal';
import * as v from 'valibot';

/** @throws Refusal with the first error */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(400, `${v.getDotPath(issue) ?? 'The request'}: ${issue.message}.`);
}
