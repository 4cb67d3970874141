import type { BucketAnswer, BucketRequest } from '@site/shared/node/bucket/bucket-client';
import { elementsOf, textOf } from '@site/shared/node/bucket/xml';
import { isStoreKey, requireStoreKey } from '@site/shared/node/store-key';
import * as v from 'valibot';
import type { StoredKey } from '../object-store';

interface ListOptions {
  ask(request: BucketRequest, isExpected: (answer: BucketAnswer) => boolean): Promise<BucketAnswer>;
  prefix: string;
  folder: string;
}

const objectSchema = v.object({
  key: v.string(),
  writtenAt: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
});

/**
 * Lists keys page by page, each from the last key of the previous page, without a token of the server.
 * @throws when the server sends other keys than it is asked for: callers remove what is listed
 */
export async function listKeys({ ask, prefix, folder }: ListOptions): Promise<StoredKey[]> {
  const above = prefix === '' ? '' : `${prefix}/`;
  const below = `${above}${requireStoreKey(folder)}/`;
  const keys = new Map<string, StoredKey>();
  let after: string | undefined;
  do {
    const query = {
      'list-type': '2',
      // Other programs' keys may have characters that XML can't represent.
      'encoding-type': 'url',
      prefix: below,
      ...(after !== undefined && { 'start-after': after }),
    };
    const { body } = await ask({ method: 'GET', key: '', query }, ({ status }) => status === 200);
    const page = readPage(body.toString());
    requireNew(page, below, keys);
    for (const object of page.objects)
      keys.set(object.key, { ...object, key: object.key.slice(above.length) });
    after = page.isTruncated ? page.objects.at(-1)?.key : undefined;
  } while (after !== undefined);
  return [...keys.values()].filter(({ key }) => isStoreKey(key));
}

/** A gateway may drop a part of the query. */
function requireNew(
  { objects, isTruncated }: Page,
  below: string,
  known: ReadonlyMap<string, unknown>,
): void {
  const other = objects.find(({ key }) => !key.startsWith(below) || known.has(key));
  if (other)
    throw new Error(`The list of ${below} has ${other.key}. Use an object store with ListObjectsV2.`);
  if (isTruncated && objects.length === 0)
    throw new Error(`The list of ${below} ends early. Use an object store with ListObjectsV2.`);
}

type Page = ReturnType<typeof readPage>;

function readPage(xml: string) {
  const objects = elementsOf(xml, 'Contents').map((object) =>
    v.parse(objectSchema, {
      key: decodeURIComponent((textOf(object, 'Key') ?? '').replaceAll('+', ' ')),
      writtenAt: textOf(object, 'LastModified'),
    }),
  );
  return { objects, isTruncated: textOf(xml, 'IsTruncated') === 'true' };
}
