import { once } from 'node:events';
import { get } from 'node:http';
import { RefusedError } from '@site/shared/http/refused-pages';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { recordedLogger } from '../../testing/recorded-logger';
import { answerWithProgress } from './answer-progress';
import { createTurnQueue } from './turn-queue';

/** The answer to work that fails, and what the service logs. */
async function refusedWith(error: Error) {
  const { lines, logger } = recordedLogger();
  const service = fastify({ logger }).get('/', (request, reply) =>
    answerWithProgress(request, reply, {
      queue: createTurnQueue(),
      caller: 'careers',
      work: () => Promise.reject(error),
      onAbandoned: async () => undefined,
    }),
  );
  return { answer: (await service.inject('/')).json(), lines };
}

test('the last line of a refusal has the pictures of the pages that fail, and the log does not', async () => {
  const pictures = [{ path: '/press', width: 390, png: 'iVBORw0K' }];
  const { answer, lines } = await refusedWith(new RefusedError('A page fails in a browser.', pictures));
  expect(answer).toEqual({
    event: 'refused',
    detail: 'A page fails in a browser.',
    pictures,
  });
  expect(JSON.stringify(lines)).toContain('A page fails in a browser.');
  expect(JSON.stringify(lines)).not.toContain('iVBORw0K');
});

test('a full disk of the service is reported as such, and to its operator as an error', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const { answer, lines } = await refusedWith(new Error('/press can’t be composed.', { cause: full }));
  expect(answer).toMatchObject({
    detail: 'The release service can’t use its disk (ENOSPC). Its operator has to correct that.',
  });
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'refused a deployment or a preview' }),
  );
});

test('a failure after the client has left is logged, and ends no process', async () => {
  const { lines, logger } = recordedLogger();
  const queue = createTurnQueue();
  let end = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (end = resolve)), {
    caller: 'contact',
    onPlace: () => undefined,
    signal: new AbortController().signal,
  });
  const service = fastify({ logger }).get('/', (request, reply) => {
    setTimeout(() => client.destroy());
    return answerWithProgress(request, reply, {
      queue,
      caller: 'careers',
      work: async () => {
        throw new Error('not begun');
      },
      onAbandoned: async () => {
        throw new Error('The disk is full.');
      },
    });
  });
  const address = await service.listen({ port: 0, host: '127.0.0.1' });
  // Not `fetch`: once it is aborted, it may connect again without a request, which a server that closes waits for.
  const client = get(address).on('error', () => undefined);
  await vi.waitFor(() => expect(JSON.stringify(lines)).toContain('The disk is full.'));
  end();
  await first;
  await service.close();
});

test('work of a client that left before it was queued never begins', async () => {
  const { lines, logger } = recordedLogger();
  const work = vi.fn<() => Promise<never>>();
  const onAbandoned = vi.fn(async () => undefined);
  const service = fastify({ logger }).get('/', async (request, reply) => {
    client.destroy();
    // Meanwhile its key is checked, or its release is fetched from a bucket.
    await once(request.raw.socket, 'close');
    return answerWithProgress(request, reply, {
      queue: createTurnQueue(),
      caller: 'careers',
      work,
      onAbandoned,
    });
  });
  const address = await service.listen({ port: 0, host: '127.0.0.1' });
  const client = get(address).on('error', () => undefined);
  await vi.waitFor(() => expect(JSON.stringify(lines)).toContain('refused a deployment or a preview'));
  expect([work.mock.calls, onAbandoned.mock.calls]).toEqual([[], [[]]]);
  await service.close();
});
