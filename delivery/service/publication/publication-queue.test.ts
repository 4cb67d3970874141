import { expect, test } from 'vitest';
import { createPublicationQueue } from './publication-queue';

/** A queue in which something is under way, and what it has begun since. */
function busyQueue() {
  const queue = createPublicationQueue();
  const begun: string[] = [];
  const places: Record<string, number> = {};
  const { signal } = new AbortController();
  let free = () => {};
  const busy = new Promise<void>((resolve) => {
    free = resolve;
  });
  const enter = (name: string, isUrgent: boolean, leaves = signal) =>
    queue.run(
      async () => {
        begun.push(name);
        if (name === 'first') await busy;
      },
      {
        isUrgent,
        signal: leaves,
        onPlace: (before) => {
          places[name] = before;
        },
      },
    );
  return { begun, places, enter, free: () => free() };
}

test('rollbacks go ahead of releases that wait, each kind in the order in which it came', async () => {
  const { begun, places, enter, free } = busyQueue();
  const all = [
    enter('first', false),
    enter('release', false),
    enter('other release', false),
    enter('rollback', true),
    enter('other rollback', true),
  ];
  await expect
    .poll(() => places)
    .toEqual({ rollback: 1, 'other rollback': 2, release: 3, 'other release': 4 });
  free();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'rollback', 'other rollback', 'release', 'other release']);
});

test('who leaves gives the place up', async () => {
  const { begun, places, enter, free } = busyQueue();
  const leaving = new AbortController();
  const first = enter('first', false);
  const left = enter('left', false, leaving.signal);
  const last = enter('last', false);
  leaving.abort(new Error('The client has left.'));
  await expect(left).rejects.toThrow('The client has left.');
  expect(places.last).toBe(1);
  free();
  await Promise.all([first, last]);
  expect(begun).toEqual(['first', 'last']);
});
