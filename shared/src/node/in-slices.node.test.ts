import { expect, test } from 'vitest';
import { inSlices } from './in-slices';

test('works on all items in their order, and lets other work run in between', async () => {
  const events: string[] = [];
  setImmediate(() => events.push('other work'));
  await inSlices(['first', 'second'], (item) => {
    events.push(item);
    // Longer than a slice.
    for (const begun = performance.now(); performance.now() - begun < 20; );
  });
  expect(events).toEqual(['first', 'other work', 'second']);
});

test('ends at the first error', async () => {
  const done: number[] = [];
  const work = (item: number) => {
    if (item === 2) throw new Error('2 is broken');
    done.push(item);
  };
  await expect(inSlices([1, 2, 3], work)).rejects.toThrow('2 is broken');
  expect(done).toEqual([1]);
});
