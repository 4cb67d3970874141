import { PassThrough } from 'node:stream';
import type { Progress } from '@site/shared/http/deployment-progress';
import { RefusedError } from '@site/shared/http/refused-pages';
import { messageOf } from '@site/shared/node/message-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorError } from '../http/operator-error';
import { logWarnings } from './log-warnings';
import type { TurnQueue } from './turn-queue';

interface QueuedWork {
  queue: TurnQueue;
  /** The name of the key or identity. */
  caller: string;
  /** Begins when its turn has come. Its result is the last line; what it throws is answered as a refusal. */
  work: (send: (line: Progress) => void) => Promise<Progress>;
  /** Called when the client has left before the work began. */
  onAbandoned: () => Promise<void>;
}

/** Answers with a line of JSON for each step of work that waits for its turn. */
export function answerWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  { queue, caller, work, onAbandoned }: QueuedWork,
): FastifyReply {
  const lines = new PassThrough();
  const send = (line: Progress) => {
    if (lines.writable) lines.write(`${JSON.stringify(line)}\n`);
  };
  // A client that disconnects while waiting loses its place; work that has begun is finished.
  const left = new AbortController();
  const leave = () => left.abort(new Error('The client has left.'));
  // It may have left while its key was checked, or its release was fetched from a bucket.
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  const logAbandoned = (error: unknown) =>
    request.log.error({ err: error }, 'the token of a client that has left could not be released');
  queue
    .run(() => work(send), {
      caller,
      onPlace: (before) => send({ event: 'waiting', before }),
      signal: left.signal,
    })
    .then((line) => {
      if (line.event === 'done') logWarnings(request.log, line.warnings);
      send(line);
    })
    .catch(async (error: unknown) => {
      // The queue rejects with this reason alone: the work has not begun.
      if (error === left.signal.reason) await onAbandoned().catch(logAbandoned);
      const ofOperator = operatorError(error);
      request.log[ofOperator ? 'error' : 'info']({ err: error }, 'refused a deployment or a preview');
      const detail = ofOperator?.detail ?? messageOf(error);
      send({ event: 'refused', detail, pictures: [...RefusedError.picturesOf(error)] });
    })
    .finally(() => lines.end());
  // nginx must not buffer the lines.
  reply.header('x-accel-buffering', 'no').header('cache-control', 'no-store');
  return reply.type('application/x-ndjson').send(lines);
}
