import { expect, test } from 'vitest';
import { limitPending, QueueFull } from './limit-pending';

test('a write beyond the limit is refused at once, and taken again when one has ended, well or not', async () => {
  const limited = limitPending(2);
  let succeed = (_: number) => {};
  let fail = (_: Error) => {};
  const first = limited(() => new Promise<number>((resolve) => (succeed = resolve)));
  const second = limited(() => new Promise<number>((_, reject) => (fail = reject)));
  await expect(limited(async () => 3)).rejects.toThrow(QueueFull);
  succeed(1);
  expect(await first).toBe(1);
  const third = limited(async () => 3);
  fail(new Error('disk full'));
  await expect(second).rejects.toThrow('disk full');
  expect(await third).toBe(3);
  expect(await limited(async () => 4)).toBe(4);
});
