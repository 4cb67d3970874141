import type { BucketAnswer, BucketClient, BucketRequest } from '@site/shared/node/bucket/bucket-client';
import { BucketError, errorCode } from '@site/shared/node/bucket/bucket-errors';
import { requireStoreKey } from '@site/shared/node/store-key';
import { objectHeaders } from '../object-headers';
import type { ObjectStore } from '../object-store';
import { listKeys } from './list-keys';

/**
 * Stores the site's files in a bucket. Of S3's conditions only `If-None-Match: *` is used, because servers differ in the
 * others: Ceph compares the ETag of `If-Match` without its quotes, and answers 500 to those who lose.
 * @param prefix of all keys, without slashes around it; '' for none
 */
export function bucketStore(client: BucketClient, prefix: string): ObjectStore {
  const keyOf = (key: string) => [prefix, requireStoreKey(key)].filter(Boolean).join('/');
  const put = (key: string, body: Buffer, condition: Record<string, string> = {}): BucketRequest => ({
    method: 'PUT',
    key: keyOf(key),
    body,
    headers: { ...objectHeaders(key), ...condition },
  });

  async function expect(request: BucketRequest, isExpected: (answer: BucketAnswer) => boolean) {
    const answer = await client.ask(request);
    if (isExpected(answer)) return answer;
    throw new BucketError(client.place, request, answer);
  }

  async function read(key: string): Promise<Buffer | undefined> {
    const { status, body } = await expect(
      { method: 'GET', key: keyOf(key) },
      (answer) => answer.status === 200 || isMissing(answer),
    );
    return status === 200 ? body : undefined;
  }

  return {
    place: client.place,
    read,
    async write(key, content) {
      await expect(put(key, content), ({ status }) => status === 200);
    },
    async create(key, content) {
      const request = put(key, content, { 'if-none-match': '*' });
      const isAnswer = ({ status }: BucketAnswer) => status === 200 || status === 412;
      const { status, headers } = await expect(request, isAnswer);
      // A gateway in front of the store may answer 200 for it, without the tag of a stored object.
      if (status === 200 && headers.etag !== undefined) return true;
      // The response to an earlier attempt may have been lost after the key was created.
      return (await read(key))?.equals(content) ?? false;
    },
    list: (folder) => listKeys({ ask: expect, prefix, folder }),
    async remove(key) {
      const request: BucketRequest = { method: 'DELETE', key: keyOf(key) };
      await expect(request, (answer) => answer.status === 204 || answer.status === 200 || isMissing(answer));
    },
  };
}

/** A missing bucket has status 404, too. */
function isMissing(answer: BucketAnswer): boolean {
  return answer.status === 404 && errorCode(answer) !== 'NoSuchBucket';
}
