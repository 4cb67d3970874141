import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { requestProblem } from './request-problem';

const problemSchema = v.object({ detail: v.string() });

/** How long a request is repeated while the service is busy with those of others. */
const maxWaitMs = 120_000;

interface Asked {
  /** An archive as a buffer, all else as JSON. */
  body?: Buffer | object;
  /** How to continue when the answer is lost, although the request may have changed the site. */
  again?: string | undefined;
}

export type Requests = ReturnType<typeof requestsTo>;

/** Requests to a release service, each with the team's credential. */
export function requestsTo(origin: string, credential: string) {
  /**
   * Sends a request, and sends it again when a busy service answers with Retry-After.
   * @throws with the service's own message when it refuses the request
   */
  async function send(method: string, path: string, { body, again }: Asked = {}): Promise<Response> {
    const isArchive = Buffer.isBuffer(body);
    const answer = await sendUntilFree(`${origin}${path}`, {
      method,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${credential}`,
        ...(body && { 'content-type': isArchive ? 'application/gzip' : 'application/json' }),
      },
      ...(body && { body: isArchive ? new Uint8Array(body) : JSON.stringify(body) }),
    }).catch((cause: Error) => {
      const reason = requestProblem(cause);
      throw new LostAnswerError(
        `${origin} does not answer (${reason}). Is it the URL of the release service (DELIVERY_URL), and is that running?`,
        { cause, again },
      );
    });
    if (answer.ok) return answer;
    const problem = v.safeParse(problemSchema, await answer.json().catch(() => undefined));
    if (problem.success) throw new Error(`${origin} refuses: ${problem.output.detail}`);
    throw new LostAnswerError(
      `${origin} answers ${method} ${path} with status ${answer.status}. Is it a release service?`,
      { again },
    );
  }

  /**
   * Sends a request whose answer is JSON.
   * @throws as `send` does, and when the answer does not have the schema: proxies answer with pages of their own
   */
  async function read<Schema extends v.GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    asked: Asked = {},
  ): Promise<v.InferOutput<Schema>> {
    const answer = await send(method, path, asked);
    try {
      return v.parse(schema, await answer.json());
    } catch (cause) {
      throw new LostAnswerError(
        `${origin} answers ${method} ${path} in an unknown format. Is it a release service?`,
        { cause, again: asked.again },
      );
    }
  }

  return { send, read };
}

/** No answer of the service: whether it has done what was requested is unknown. */
export class LostAnswerError extends Error {
  override name = 'LostAnswerError';

  /** @param again how to continue after a request that may have changed the site */
  constructor(message: string, { cause, again }: { cause?: unknown; again?: string | undefined }) {
    const whether = again && `Whether the site was changed is in its log: npx site releases --log. ${again}`;
    super([message, whether].filter(Boolean).join(' '), { cause });
  }
}

async function sendUntilFree(url: string, request: RequestInit): Promise<Response> {
  const end = performance.now() + maxWaitMs;
  for (;;) {
    const answer = await fetch(url, request);
    const waitMs = Number(answer.headers.get('retry-after')) * 1000;
    if (answer.status !== 503 || !(waitMs > 0) || performance.now() + waitMs > end) return answer;
    await answer.body?.cancel();
    await setTimeout(waitMs);
  }
}
