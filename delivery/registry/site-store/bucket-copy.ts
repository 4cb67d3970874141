import { privateFolderOf } from '@site/shared/node/private-keys';
import { isList, removeKeys } from '../object-store/copy-folder';
import type { ObjectStore } from '../object-store/object-store';
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
      await removeKeys(bucket, [...own.filter(isList), ...hidden]);
      // Last: if this is killed, the folder is still listed, and the next clean-up removes the rest.
      await removeKeys(
        bucket,
        own.filter((key) => !isList(key)),
      );
    },
  };
}
