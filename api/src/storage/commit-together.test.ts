import { expect, test } from 'vitest';
import { commitTogether, QueueFull } from './commit-together';

/** A commit that is under way until the test lets it end. */
function heldCommit() {
  const groups: number[][] = [];
  const ends: PromiseWithResolvers<number[]>[] = [];
  const store = commitTogether((items: number[]) => {
    groups.push(items);
    const end = Promise.withResolvers<number[]>();
    ends.push(end);
    return end.promise;
  });
  return { groups, ends, store };
}

test('what arrives while a commit is under way is committed together, in its order', async () => {
  const { groups, ends, store } = heldCommit();
  const results = [1, 2, 3].map((item) => store(item));
  expect(groups).toEqual([[1]]);
  ends[0]?.resolve([10]);
  expect(await results[0]).toBe(10);
  expect(groups).toEqual([[1], [2, 3]]);
  ends[1]?.resolve([20, 30]);
  expect(await Promise.all(results)).toEqual([10, 20, 30]);
});

test('a commit that fails fails for its group alone', async () => {
  const { ends, store } = heldCommit();
  const first = store(1);
  const second = store(2);
  ends[0]?.reject(new Error('disk full'));
  await expect(first).rejects.toThrow('disk full');
  ends[1]?.resolve([20]);
  expect(await second).toBe(20);
});

test('when too many wait, the next one is refused at once', async () => {
  const { ends, groups, store } = heldCommit();
  const waiting = Array.from({ length: 1001 }, (_, item) => store(item));
  await expect(store(2000)).rejects.toThrow(QueueFull);
  for (let index = 0; index < 11; index++) {
    ends[index]?.resolve(groups[index] ?? []);
    await waiting[index * 100];
  }
  expect(await Promise.all(waiting)).toHaveLength(1001);
});
