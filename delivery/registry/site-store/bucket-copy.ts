import { forEachLimit } from '@site/shared/node/for-each-limit';
import { privateFolderOf } from '@site/shared/node/private-keys';
import type { ObjectStore } from '../object-store/object-store';
import { concurrentRequests } from './keep-folder';
import { isList } from './listed-hashes';
import type { SiteCopy, StoredFolder } from './site-store';

/** The releases and snapshots in a bucket. */
export function bucketCopy(bucket: ObjectStore): SiteCopy {
  const keysBelow = async (folder: string) => (await bucket.list(folder)).map(({ key }) => key);
  return {
    isShared: true,
    async folders(parent) {
      const depth = parent.split('/').length;
      const folders = new Map<string, StoredFolder>();
      for (const { key, writtenAt } of await bucket.list(parent)) {
        const segments = key.split('/');
        const [name = ''] = segments.slice(depth);
        const before = folders.get(name);
        const isItsList = isList(key) && segments.length === depth + 2;
        folders.set(name, {
          key: `${parent}/${name}`,
          name,
          isWhole: isItsList || before?.isWhole === true,
          writtenAt: before && before.writtenAt > writtenAt ? before.writtenAt : writtenAt,
        });
      }
      return [...folders.values()];
    },
    async remove(folder) {
      const [own, hidden] = await Promise.all([keysBelow(folder), keysBelow(privateFolderOf(folder))]);
      // Its list first: without it, the folder counts as unfinished. Its other files last: if this is killed, the folder is
      // still listed, and the next clean-up removes the rest.
      for (const keys of [own.filter(isList), hidden, own.filter((key) => !isList(key))])
        await forEachLimit(keys, (key) => bucket.remove(key), concurrentRequests);
    },
  };
}
