import * as v from 'valibot';
import { origin } from '../../site-model/outside-names';
import { isStoreKey } from '../store-key';

export const exampleAddress = 's3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1';

/** The bucket's URL and prefix. Requests name the bucket in the path, which every server with S3's API accepts. */
export interface BucketAddress {
  bucket: string;
  /** Without slashes around it; '' where the site has the bucket for itself. */
  prefix: string;
  /** Scheme, host and port. */
  endpoint: string;
  region: string;
}

const parts = v.strictObject(
  {
    user: v.literal('', 'holds a key: credentials go into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'),
    bucket: v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'names no bucket: its name has 3 to 63 small letters, digits, "." and "-"',
      ),
    ),
    prefix: v.pipe(
      v.string(),
      v.check(
        (prefix) => prefix === '' || (prefix.length <= 300 && isStoreKey(prefix)),
        'has a prefix that is not made of letters, digits, "-", "_", "." and "~" between slashes',
      ),
    ),
    endpoint: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (text) => v.is(origin, text),
          'has an endpoint that is not an origin such as https://s3.example',
        ),
      ),
    ),
    region: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]{1,40}$/, 'has an invalid region: it is a name such as eu-central-1'),
      ),
    ),
  },
  'has parameters other than endpoint and region',
);

/**
 * Reads where the site's files are stored.
 * @returns undefined where SITE_STORE is not set: they are in the folder SITE_DIR
 * @throws naming the error and the syntax
 */
export function readStoreAddress(environment = process.env): BucketAddress | undefined {
  const text = environment.SITE_STORE;
  if (!text) return undefined;
  const { success, output, issues } = v.safeParse(storeAddress, text);
  if (success) return output;
  // A wrong value may contain a key.
  const shown = text.replace(/\/\/[^/?]*@/, '//…@');
  throw new Error(
    `SITE_STORE is ${JSON.stringify(shown)}, which ${issues[0].message}. Write it as ${exampleAddress}, or leave it out: the site is then kept in the folder SITE_DIR.`,
  );
}

/** The text of SITE_STORE: `s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1`. */
export const storeAddress = v.pipe(
  v.string(),
  v.check((text) => text.startsWith('s3://') && URL.canParse(text), 'is not the address of a bucket'),
  v.transform(splitAddress),
  parts,
  v.transform(({ bucket, prefix, region = 'us-east-1', endpoint }): BucketAddress => {
    return { bucket, prefix, region, endpoint: endpoint ?? `https://s3.${region}.amazonaws.com` };
  }),
);

function splitAddress(text: string) {
  const { username, password, hostname, port, pathname, searchParams } = new URL(text);
  return {
    ...Object.fromEntries(searchParams),
    user: username || password,
    bucket: port ? `${hostname}:${port}` : hostname,
    prefix: pathname.replace(/^\/|\/$/g, ''),
  };
}
