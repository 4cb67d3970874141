import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency';

test('runs as much as there are places, and the rest in the order of the calls, also after a failure', async () => {
  const limited = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const results = [0, 1, 2, 3].map((number) =>
    limited(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => {
        ends[number] = resolve;
      });
      if (number === 0) throw new Error('fails');
      return number;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await expect(results[0]).rejects.toThrow('fails');
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  expect(await results[1]).toBe(1);
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(results.slice(2))).toEqual([2, 3]);
  const again = limited(async () => 'places are free again');
  expect(await again).toBe('places are free again');
});
