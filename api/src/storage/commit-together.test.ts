import { expect, test } from 'vitest';
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
  return { groups, store, release: (outcome: number[] | Promise<never>) => release(outcome) };
}

test('what arrives while a commit is under way is committed together, in its order', async () => {
  const { groups, store, release } = firstHeld();
  const results = [1, 2, 3].map((item) => store(item));
  expect(groups).toEqual([[1]]);
  release([10]);
  expect(await Promise.all(results)).toEqual([10, 20, 30]);
  expect(groups).toEqual([[1], [2, 3]]);
});

test('a commit that fails fails for its group alone', async () => {
  const { store, release } = firstHeld();
  const [first, second] = [store(1), store(2)];
  release(Promise.reject(new Error('disk full')));
  await expect(first).rejects.toThrow('disk full');
  expect(await second).toBe(20);
});

test('when too many wait, the next one is refused at once', async () => {
  const { groups, store, release } = firstHeld();
  const waiting = Array.from({ length: 1001 }, (_, item) => store(item));
  await expect(store(2000)).rejects.toThrow(QueueFull);
  release([0]);
  expect(await Promise.all(waiting)).toHaveLength(1001);
  expect(groups.map((group) => group.length)).toEqual([1, ...Array.from({ length: 10 }, () => 100)]);
  expect(await store(2000)).toBe(20_000);
});
