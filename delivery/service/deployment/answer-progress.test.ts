import { RefusedError } from '@site/shared/http/refused-pages';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { recordedLogger } from '../../testing/recorded-logger';
import { answerWithProgress } from './answer-progress';
import { createTurnQueue } from './turn-queue';

test('the last line of a refusal has the pictures of the pages that fail, and the log does not', async () => {
  const { lines, logger } = recordedLogger();
  const pictures = [{ path: '/press', width: 390, png: 'iVBORw0K' }];
  const service = fastify({ logger }).get('/', (request, reply) =>
    answerWithProgress(request, reply, {
      queue: createTurnQueue(),
      work: async () => {
        throw new RefusedError('A page fails in a browser.', pictures);
      },
      onAbandoned: async () => undefined,
    }),
  );
  expect((await service.inject('/')).json()).toEqual({
    event: 'refused',
    detail: 'A page fails in a browser.',
    pictures,
  });
  expect(JSON.stringify(lines)).toContain('A page fails in a browser.');
  expect(JSON.stringify(lines)).not.toContain('iVBORw0K');
});
