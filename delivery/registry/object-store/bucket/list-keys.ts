import type { BucketAnswer, BucketRequest } from '@site/shared/node/bucket/bucket-client';
import { elementsOf, textOf } from '@site/shared/node/bucket/xml';
import { isStoreKey, requireStoreKey } from '@site/shared/node/store-key';
import * as v from 'valibot';
import type { StoredKey } from '../object-store';

interface ListOptions {
  ask(request: BucketRequest, isExpected: (answer: BucketAnswer) => boolean): Promise<BucketAnswer>;
  prefix: string;
  folder: string;
  /** Keys in one response; S3 returns at most 1,000. */
  pageSize?: number;
}

const objectSchema = v.object({
  key: v.string(),
  bytes: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  writtenAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});

/** Lists keys page by page, each from the last key of the previous page, without a token of the server. */
export async function listKeys({ ask, prefix, folder, pageSize }: ListOptions): Promise<StoredKey[]> {
  const above = prefix === '' ? '' : `${prefix}/`;
  const below = folder === '' ? above : `${above}${requireStoreKey(folder)}/`;
  const keys: StoredKey[] = [];
  let after: string | undefined;
  do {
    const query = {
      'list-type': '2',
      // Other programs' keys may have characters that XML can't represent.
      'encoding-type': 'url',
      prefix: below,
      ...(after !== undefined && { 'start-after': after }),
      ...(pageSize !== undefined && { 'max-keys': String(pageSize) }),
    };
    const { body } = await ask({ method: 'GET', key: '', query }, ({ status }) => status === 200);
    const page = readPage(body.toString());
    keys.push(...page.objects.map((object) => ({ ...object, key: object.key.slice(above.length) })));
    after = page.isTruncated ? page.objects.at(-1)?.key : undefined;
  } while (after !== undefined);
  return keys.filter(({ key }) => isStoreKey(key));
}

function readPage(xml: string) {
  const objects = elementsOf(xml, 'Contents').map((object) =>
    v.parse(objectSchema, {
      key: decodeURIComponent((textOf(object, 'Key') ?? '').replaceAll('+', ' ')),
      bytes: textOf(object, 'Size'),
      writtenAt: textOf(object, 'LastModified'),
    }),
  );
  return { objects, isTruncated: textOf(xml, 'IsTruncated') === 'true' };
}
