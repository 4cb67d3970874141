import { expect, test, vi } from 'vitest';
import { commitTogether, QueueFull } from './commit-together';

/** A commit whose first group is under way until the test lets it end; later ones end at once. */
function firstHeld() {
  const groups: number[][] = [];
  let release = (_: number[] | Promise<never>) => {};
  const store = commitTogether((items: number[]) => {
    groups.push(items);
    if (groups.length > 1) return Promise.resolve(items.map((item) => item * 10));
    return new Promise<number[]>((resolve) => {
      release = resolve;
    });
  });
  return {
    groups,
    store,
    begun: () => vi.waitFor(() => expect(groups).toHaveLength(1)),
    release: (outcome: number[] | Promise<never>) => release(outcome),
  };
}

test('what arrives at the same time, or while a commit is under way, is committed together in its order', async () => {
  const { groups, store, begun, release } = firstHeld();
  const first = [1, 2].map((item) => store(item));
  await begun();
  expect(groups).toEqual([[1, 2]]);
  const later = [3, 4].map((item) => store(item));
  release([10, 20]);
  expect(await Promise.all([...first, ...later])).toEqual([10, 20, 30, 40]);
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('whoever arrives while the process was held up by a commit is in the next group, not each in one', async () => {
  const groups: number[][] = [];
  const store = commitTogether(async (items: number[]) => {
    groups.push(items);
    return items;
  });
  // As connections are read after a hold-up: one callback after the other, all before the next turn.
  const results = [store(1)];
  for (const item of [2, 3]) {
    await Promise.resolve();
    results.push(store(item));
  }
  expect(await Promise.all(results)).toEqual([1, 2, 3]);
  expect(groups).toEqual([[1, 2, 3]]);
});

test('a commit that fails fails for its group alone', async () => {
  const { store, begun, release } = firstHeld();
  const first = store(1);
  await begun();
  const second = store(2);
  release(Promise.reject(new Error('disk full')));
  await expect(first).rejects.toThrow('disk full');
  expect(await second).toBe(20);
});

test('when too many wait, the next one is refused at once', async () => {
  const { groups, store, begun, release } = firstHeld();
  const first = store(0);
  await begun();
  const waiting = Array.from({ length: 1000 }, (_, item) => store(item + 1));
  await expect(store(2000)).rejects.toThrow(QueueFull);
  release([0]);
  expect(await Promise.all([first, ...waiting])).toHaveLength(1001);
  expect(groups.map((group) => group.length)).toEqual([1, ...Array.from({ length: 10 }, () => 100)]);
  expect(await store(2000)).toBe(20_000);
});
