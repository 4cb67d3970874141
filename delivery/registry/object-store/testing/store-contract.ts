import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkStorage } from '../check-storage';
import type { ObjectStore } from '../object-store';

const manyKeys = 30;

const text = (content: Buffer | undefined) => content?.toString();

async function keysOf(store: ObjectStore, folder: string): Promise<string[]> {
  return (await store.list(folder)).map(({ key }) => key);
}

/**
 * The promises that every store keeps.
 * @param openStore opens a store that is empty, at least below the folder of each test
 */
export function testStore(name: string, openStore: () => Promise<ObjectStore>): void {
  describe(name, () => {
    let store: ObjectStore;
    let folder: string;

    beforeEach(async () => {
      store = await openStore();
      // The bucket may be shared.
      folder = `contract-${randomUUID()}`;
    });
    afterEach(async () => {
      for (const key of await keysOf(store, folder)) await store.remove(key);
    });

    test('reads written content byte for byte', async () => {
      const contents = [Buffer.of(), Buffer.from('ä\r\n\0'), Buffer.alloc(3_000_000, 'large')];
      // A server sends the encoding of a compressed file, which must not be decoded.
      const files = contents.flatMap((content, index) =>
        ['js', 'js.br', 'js.gz'].map((ending) => [`${folder}/${index}.${ending}`, content] as const),
      );
      for (const [key, content] of files) await store.write(key, content);
      for (const [key, content] of files) expect((await store.read(key))?.equals(content)).toBe(true);
    });

    test('has no content for a key that was never written, or was removed', async () => {
      expect(await store.read(`${folder}/log/1.json`)).toBeUndefined();
      await store.write(`${folder}/log/1.json`, Buffer.from('one'));
      await store.remove(`${folder}/log/1.json`);
      await store.remove(`${folder}/log/1.json`);
      expect(await store.read(`${folder}/log/1.json`)).toBeUndefined();
      expect(await store.read(`${folder}/log/1.json/deeper`)).toBeUndefined();
    });

    test('replaces the content of a key', async () => {
      for (const content of ['a longer text', 'short'])
        await store.write(`${folder}/current.json`, Buffer.from(content));
      expect(text(await store.read(`${folder}/current.json`))).toBe('short');
    });

    test('passes the check of operators: one of many writers creates a key, and lists are up to date', async () => {
      const lines: string[] = [];
      await checkStorage(store, (line) => lines.push(line), 5);
      expect(lines).toHaveLength(4);
    });

    test('lets a writer repeat its create, and no other writer create after it', async () => {
      const create = (writer: string) => store.create(`${folder}/log/1.json`, Buffer.from(writer));
      expect([await create('first'), await create('first'), await create('second')]).toEqual([
        true,
        true,
        false,
      ]);
      expect(text(await store.read(`${folder}/log/1.json`))).toBe('first');
    });

    test('lists the keys below a folder, in order and with their dates', async () => {
      const keys = ['b/2.json', 'a/x+y~z@1.js', 'a/10.json', 'a/9.json', 'ab/1.json'].map(
        (key) => `${folder}/${key}`,
      );
      for (const key of keys) await store.write(key, Buffer.from(key));
      expect(await keysOf(store, folder)).toEqual([...keys].sort());
      const [first] = await store.list(`${folder}/ab`);
      expect(Math.abs((first?.writtenAt.getTime() ?? 0) - Date.now())).toBeLessThan(3_600_000);
      expect(await keysOf(store, `${folder}/a`)).toHaveLength(3);
      expect(await keysOf(store, `${folder}/nothing`)).toEqual([]);
    });

    test('accepts many concurrent writes', async () => {
      const keys = Array.from({ length: manyKeys }, (_, n) => `${folder}/log/${n}.json`);
      await Promise.all(keys.map((key) => store.write(key, Buffer.from(key))));
      expect(await keysOf(store, folder)).toEqual([...keys].sort());
    });

    test.each([
      '',
      '/etc/passwd',
      '../log/1.json',
      'log/../1.json',
      'log//1.json',
      'log/.1.json',
      'log/1 2',
      'a\\b',
    ])('rejects the key %j', async (key) => {
      await expect(store.read(key)).rejects.toThrow('is not a key');
      await expect(store.write(key, Buffer.of())).rejects.toThrow('is not a key');
      await expect(store.create(key, Buffer.of())).rejects.toThrow('is not a key');
      await expect(store.remove(key)).rejects.toThrow('is not a key');
    });
  });
}
