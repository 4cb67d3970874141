import type { ResolvedStack } from '@site/shared/node/source-maps/resolve-stack';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { createErrorCollector } from './error-collector';

const place = { app: 'mf-careers', release: '1.0.0-abc', pattern: '/career', device: 'phone' as const };
const error = { kind: 'caught' as const, name: 'TypeError', message: '', stack: ['script.js:1:1'] };
const releases = new Set(['mf-careers/1.0.0-abc']);

test('reports of an error whose position is looked up are one count, not a queue', async () => {
  let finish = (_found: ResolvedStack) => {};
  const resolve = () => new Promise<ResolvedStack>((done) => (finish = done));
  const store = vi.fn();
  const collect = createErrorCollector(resolve, fastify().log, store);
  const report = (client: number) =>
    collect({ address: `192.0.2.${client}`, place, error, times: 2, releases });
  for (let client = 1; client <= 10; client += 1) report(client);
  await Promise.resolve();
  expect(store).not.toHaveBeenCalled();
  const found = { stack: ['src/page.tsx:2:3'], line: 'throw new TypeError();' };
  finish(found);
  await vi.waitFor(() => expect(store).toHaveBeenCalled());
  report(11);
  expect(store.mock.calls).toMatchObject([[{ ...found, count: 20 }], [{ count: 2 }]]);
});

test('an error whose position could not be looked up is stored when it is reported again', async () => {
  const store = vi.fn();
  const log = fastify().log;
  const failed = vi.spyOn(log, 'error').mockReturnValue();
  const collect = createErrorCollector(() => Promise.reject(new Error('the disk')), log, store);
  const report = () => collect({ address: '192.0.2.1', place, error, times: 1, releases });
  report();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  report();
  expect(store.mock.calls).toMatchObject([[{ stack: error.stack, count: 1 }]]);
});
