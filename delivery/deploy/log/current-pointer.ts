import { snapshotName } from '@site/shared/contracts/outside-names';
import * as v from 'valibot';
import type { SiteStore } from './site-store';

const key = 'current.json';

const pointerSchema = v.object({
  n: v.number(),
  snapshot: snapshotName,
  /** The hash of entry n. */
  entry: v.string(),
});

/** The entry that was switched to last. It may be late: the newest entry decides. */
export type CurrentPointer = v.InferOutput<typeof pointerSchema>;

/** @returns undefined where there is none, or it is damaged */
export async function readPointer(store: SiteStore): Promise<CurrentPointer | undefined> {
  const bytes = await store.read(key);
  const { success, output } = v.safeParse(
    v.pipe(v.string(), v.parseJson(), pointerSchema),
    bytes?.toString('utf8'),
  );
  return success ? output : undefined;
}

export function writePointer(store: SiteStore, pointer: CurrentPointer): Promise<void> {
  return store.replace(key, `${JSON.stringify(pointer)}\n`);
}
