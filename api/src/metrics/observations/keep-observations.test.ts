import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { keepObservations } from './keep-observations';

/** Keeps observations whose writes fail with these errors, one after the other, and returns the log. */
async function flushWith(results: (unknown[] | undefined)[]) {
  const lines: string[] = [];
  const { log } = fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
  });
  const flush = async () => {
    const errors = results.shift();
    if (errors) throw new AggregateError(errors);
  };
  const stop = keepObservations({ flush }, log, 1);
  await vi.waitFor(() => expect(results).toEqual([]));
  await stop();
  return lines.map((line) => {
    const { level, err, msg } = JSON.parse(line);
    return [level, err?.code ?? msg];
  });
}

const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code });
const [warn, info] = [40, 30];

test('each reason of failed writes is logged once, until they succeed', async () => {
  const away = failure('ECONNREFUSED');
  const written = [info, expect.stringContaining('written to the database again')];
  expect(
    await flushWith([
      undefined,
      [away, away],
      [failure('ECONNREFUSED', 'of another port'), failure('22003')],
      [failure('22003')],
      undefined,
      undefined,
      [away],
      undefined,
    ]),
  ).toEqual([[warn, 'ECONNREFUSED'], [warn, '22003'], written, [warn, 'ECONNREFUSED'], written]);
});
