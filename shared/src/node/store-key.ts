import * as v from 'valibot';
import { fileName } from '../site-model/outside-names';

/** S3 allows 1,024 bytes, of which a prefix takes some. */
const longestKey = 700;

const keySchema = v.pipe(
  v.string(),
  v.maxLength(longestKey),
  v.check((key) => key.split('/').every((segment) => v.is(fileName, segment))),
);

/** Whether a name is one that the site's files may have: its segments are those of `fileName`. */
export function isStoreKey(name: string): boolean {
  return v.is(keySchema, name);
}

/** @throws when a name can't be a key */
export function requireStoreKey(name: string): string {
  if (isStoreKey(name)) return name;
  throw new Error(`${JSON.stringify(name.slice(0, 200))} is not a key of the site's files.`);
}
