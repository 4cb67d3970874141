import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurnQueue } from './turn-queue';

/** A queue in which something is under way, and what it has begun since. */
function busyQueue() {
  const queue = createTurnQueue();
  const begun: string[] = [];
  const places: Record<string, number> = {};
  const { signal } = new AbortController();
  let free = () => {};
  const busy = new Promise<void>((resolve) => {
    free = resolve;
  });
  const enter = (name: string, { leaves = signal, caller = 'careers' } = {}) =>
    queue.run(
      async () => {
        begun.push(name);
        if (name === 'first') await busy;
      },
      {
        caller,
        signal: leaves,
        onPlace: (before) => {
          places[name] = before;
        },
      },
    );
  return { begun, places, enter, free: () => free() };
}

test('deployments run in the order in which they came', async () => {
  const { begun, places, enter, free } = busyQueue();
  const all = [enter('first'), enter('second'), enter('third')];
  await expect.poll(() => places).toEqual({ second: 1, third: 2 });
  free();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'second', 'third']);
});

test('callers take turns, so that none waits for all that another has sent', async () => {
  const { begun, places, enter, free } = busyQueue();
  const others = ['contact', 'blog'];
  const all = [
    ...['first', 'second', 'third', 'fourth'].map((name) => enter(name)),
    ...others.map((caller) => enter(`one of ${caller}`, { caller })),
    enter('two of contact', { caller: 'contact' }),
  ];
  await expect.poll(() => places['two of contact']).toBe(4);
  expect(places).toMatchObject({ 'one of contact': 1, 'one of blog': 2, second: 3, third: 5, fourth: 6 });
  free();
  await Promise.all(all);
  expect(begun).toEqual([
    ...['first', 'one of contact', 'one of blog', 'second', 'two of contact', 'third', 'fourth'],
  ]);
});

test('once the queue is empty, earlier turns do not count', async () => {
  const { begun, places, enter, free } = busyQueue();
  await enter('earlier', { caller: 'contact' });
  const all = ['careers', 'contact', 'blog'].map((caller) =>
    enter(caller === 'careers' ? 'first' : `one of ${caller}`, { caller }),
  );
  await expect.poll(() => places['one of blog']).toBe(2);
  free();
  await Promise.all(all);
  expect(begun).toEqual(['earlier', 'first', 'one of contact', 'one of blog']);
});

test('who leaves after its turn has begun takes no one’s place', async () => {
  const queue = createTurnQueue();
  const leaving = new AbortController();
  const enter = (work: () => Promise<unknown>, { signal }: AbortController) =>
    queue.run(work, { caller: 'careers', onPlace: () => undefined, signal });
  const staying = new AbortController();
  const all = [
    enter(() => setImmediate(), staying),
    enter(async () => leaving.abort(), leaving),
    enter(async () => 'done', staying),
  ];
  expect((await Promise.all(all)).at(-1)).toBe('done');
});

test('who leaves gives the place up', async () => {
  const { begun, places, enter, free } = busyQueue();
  const leaving = new AbortController();
  const first = enter('first');
  const left = enter('left', { leaves: leaving.signal });
  const last = enter('last');
  leaving.abort(new Error('The client has left.'));
  await expect(left).rejects.toThrow('The client has left.');
  expect(places.last).toBe(1);
  free();
  await Promise.all([first, last]);
  expect(begun).toEqual(['first', 'last']);
});
