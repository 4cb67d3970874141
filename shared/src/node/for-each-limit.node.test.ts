import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forEachLimit } from './for-each-limit';

test('processes all items, at most `limit` at a time', async () => {
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

test('fails once the running items have ended, and starts no further one', async () => {
  const events: string[] = [];
  const work = async (item: string) => {
    events.push(`${item} begins`);
    if (item === 'broken') throw new Error('broken');
    await setImmediate();
    events.push(`${item} ends`);
  };
  await forEachLimit(['slow', 'broken', 'next'], work, 2).catch(({ message }) => events.push(message));
  expect(events).toEqual(['slow begins', 'broken begins', 'slow ends', 'broken']);
});
