import { STATUS_CODES } from 'node:http';
import * as v from 'valibot';

const fieldErrorSchema = v.object({ field: v.string(), message: v.string() });

export type FieldError = v.InferOutput<typeof fieldErrorSchema>;

/** A problem of RFC 9457; the type `about:blank` means that it adds nothing to status and title. */
export const problemSchema = v.object({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  /** One or two sentences: the error and its remedy. */
  detail: v.string(),
  errors: v.optional(v.array(fieldErrorSchema)),
});

/** The methods of Fastify's reply that are used here. */
interface Reply {
  code(status: number): this;
  type(contentType: string): this;
  header(name: string, value: string): this;
  send(body: string): this;
}

export function sendProblem<R extends Reply>(
  reply: R,
  status: number,
  detail: string,
  errors?: FieldError[],
): R {
  const problem: v.InferOutput<typeof problemSchema> = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Problem',
    status,
    detail,
    ...(errors && { errors }),
  };
  return reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
