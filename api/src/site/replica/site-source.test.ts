import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { serve } from '@site/shared/node/testing/serve';
import { expect, test } from 'vitest';
import { openSource } from '../../testing/replicated-site';
import { ask } from './site-source';

test('requests leave nothing in the signal that ends all of them', async () => {
  const { from } = await openSource();
  const { signal } = new AbortController();
  for (let n = 0; n < 3; n += 1) await ask({ from, signal }, 'current.json');
  // Signals that `AbortSignal.any` makes are in a set of Node's.
  const sizes = Object.getOwnPropertySymbols(signal).map((symbol) => Reflect.get(signal, symbol)?.size ?? 0);
  expect(Math.max(...sizes)).toBe(0);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test.each([
  ['never begins', () => {}],
  ['never ends', (response: ServerResponse) => void response.write('{')],
])('an answer that %s is waited for until its limit', async (_, answer) => {
  const from = await serve((_request, response) => answer(response));
  const { signal } = new AbortController();
  const asking = ask({ from, signal }, 'current.json', { timeoutMs: 50 });
  await expect(asking).rejects.toThrow('it did not answer within 0.05 s');
});
