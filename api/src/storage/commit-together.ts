import { setImmediate as turn } from 'node:timers/promises';

/** As many as one statement's parameters allow with room to spare, in either database. */
const largestGroup = 100;

/** Past this, whoever comes would wait longer than visitors do. */
const longestQueue = 1000;

/** More came than can be stored in time. Nothing was kept of what was refused. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Stores what arrives at the same time with one commit: the disk takes a few hundred commits a second, visitors may be
 * more. Nobody waits for company: what arrives while a commit is under way makes the next group.
 * @param commit stores a whole group or nothing, and gives a result for each item in the same order
 * @returns a function that stores one item; it resolves once the item is committed and rejects with QueueFull at once
 * when too many wait
 */
export function commitTogether<Item, Result>(commit: (items: Item[]) => Promise<Result[]>) {
  const queue: Waiting<Item, Result>[] = [];
  let working = false;

  async function work() {
    working = true;
    while (queue.length > 0) {
      // A commit may hold up the whole process: whoever has arrived meanwhile is let in before the next.
      await turn();
      await commitGroup(queue.splice(0, largestGroup));
    }
    working = false;
  }

  async function commitGroup(group: Waiting<Item, Result>[]) {
    try {
      const results = await commit(group.map(({ item }) => item));
      for (const [index, { resolve, reject }] of group.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('The commit has no result for this item'));
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (item: Item): Promise<Result> => {
    if (queue.length >= longestQueue) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!working) void work();
    });
  };
}
