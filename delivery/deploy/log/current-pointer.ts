import { parseIfValid } from '@site/shared/node/read-json';
import { type SitePointer, sitePointerSchema } from '@site/shared/node/site-pointer';
import { pointerKey } from '@site/shared/site-model/release-record-places';
import type * as v from 'valibot';
import type { ObjectStore } from '../../registry/object-store/object-store';

/** @returns undefined if there is none or it is damaged: then the newest entry is found in the log alone */
export async function readPointer(store: ObjectStore): Promise<SitePointer | undefined> {
  return parseIfValid((await store.read(pointerKey))?.toString(), sitePointerSchema);
}

/** Writes it, unless it has that content. */
export async function writePointer(store: ObjectStore, pointer: v.InferInput<typeof sitePointerSchema>) {
  const content = Buffer.from(`${JSON.stringify(pointer)}\n`);
  if (!(await store.read(pointerKey))?.equals(content)) await store.write(pointerKey, content);
}
