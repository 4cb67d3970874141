import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forEachLimit } from './for-each-limit';

test('does everything, no more than so many at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const work = async (item: number) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  };
  await forEachLimit([1, 2, 3, 4, 5], work, 2);
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('fails when what is under way has ended, and begins nothing more', async () => {
  const told: string[] = [];
  const work = async (item: string) => {
    told.push(`${item} begins`);
    if (item === 'broken') throw new Error('broken');
    await setImmediate();
    told.push(`${item} ends`);
  };
  await forEachLimit(['slow', 'broken', 'next'], work, 2).catch(({ message }) => told.push(message));
  expect(told).toEqual(['slow begins', 'broken begins', 'slow ends', 'broken']);
});
