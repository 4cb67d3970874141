import { randomUUID } from 'node:crypto';
import { forEachLimit } from '@site/shared/node/for-each-limit';
import type { ObjectStore } from './object-store';

const usualKeyCount = 200;
const concurrentRequests = 16;
const writers = Array.from({ length: 20 }, (_, index) => `writer ${index}`);

/**
 * Tests with its own keys that a store keeps the promises of deployments, and removes the keys.
 * @param report gets one line for each promise
 * @throws with the first broken promise
 */
export async function checkStorage(
  store: ObjectStore,
  report: (line: string) => void,
  keyCount = usualKeyCount,
): Promise<void> {
  const folder = `storage-check-${randomUUID()}`;
  const keys = Array.from({ length: keyCount }, (_, n) => `${folder}/${String(n).padStart(6, '0')}.json`);
  try {
    await checkCreateTwice(store, `${folder}/twice.json`);
    await store.remove(`${folder}/twice.json`);
    report('an existing key is not created again');
    await checkConcurrentCreates(store, keys);
    report(`of 20 concurrent creates of one key one succeeds, for ${keyCount} keys`);
    await checkList(store, folder, keys);
    report(`${keyCount} keys are listed`);
  } finally {
    await forEachLimit(await store.list(folder), ({ key }) => store.remove(key), concurrentRequests);
  }
  await checkList(store, folder, []);
  report('removed keys are gone');
}

/** If conditions are ignored, the second write succeeds, even without a race. */
async function checkCreateTwice(store: ObjectStore, key: string): Promise<void> {
  if ((await store.read(key)) !== undefined)
    throw new Error(`${store.place} has content under a key that was never written. Use another store.`);
  await store.create(key, Buffer.from('first'));
  const isCreatedAgain = await store.create(key, Buffer.from('second'));
  if (!isCreatedAgain && (await store.read(key))?.toString() === 'first') return;
  throw new Error(
    `${store.place} ignores If-None-Match: an existing key was created again. Two release services would overwrite each other's deployments. Use an object store with conditional writes.`,
  );
}

/**
 * Runs twenty concurrent creates of each key.
 * @throws when a key has no winner, several winners, or another writer's content
 */
async function checkConcurrentCreates(store: ObjectStore, keys: string[]): Promise<void> {
  for (const [index, key] of keys.entries()) {
    const created = await Promise.all(writers.map((writer) => store.create(key, Buffer.from(writer))));
    const winners = writers.filter((_, writer) => created[writer]);
    const kept = (await store.read(key))?.toString();
    if (winners.length === 1 && winners[0] === kept) continue;
    throw new Error(
      `${store.place} let ${winners.length} of ${writers.length} writers create one key (number ${index + 1} of ${keys.length}). Two release services could both believe to have deployed. Use an object store whose conditional writes are atomic.`,
    );
  }
}

async function checkList(store: ObjectStore, folder: string, keys: string[]): Promise<void> {
  const listed = new Set((await store.list(folder)).map(({ key }) => key));
  if (listed.size === keys.length && keys.every((key) => listed.has(key))) return;
  throw new Error(
    `${store.place} lists ${listed.size} keys below ${folder} instead of ${keys.length}. Old releases could not be removed safely. Use an object store whose lists are up to date.`,
  );
}
