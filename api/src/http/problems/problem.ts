import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
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

/** Answers with a problem. */
export function sendProblem(reply: FastifyReply, status: number, detail: string, errors?: FieldError[]) {
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
