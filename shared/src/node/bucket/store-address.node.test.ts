import { expect, test } from 'vitest';
import { readStoreAddress } from './store-address';

test.each([
  [
    's3://site',
    { bucket: 'site', prefix: '', region: 'us-east-1', endpoint: 'https://s3.us-east-1.amazonaws.com' },
  ],
  [
    's3://my.site/a/b/?endpoint=http://127.0.0.1:7480&region=auto',
    { bucket: 'my.site', prefix: 'a/b', region: 'auto', endpoint: 'http://127.0.0.1:7480' },
  ],
  [
    's3://site/prod?region=eu-central-1',
    {
      bucket: 'site',
      prefix: 'prod',
      region: 'eu-central-1',
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
    },
  ],
])('reads %s', (text, address) => {
  expect(readStoreAddress({ SITE_STORE: text })).toEqual(address);
});

test.each([undefined, ''])('keeps the site in its folder if SITE_STORE is %j', (text) => {
  expect(readStoreAddress({ SITE_STORE: text })).toBeUndefined();
});

test.each([
  ['/srv/site', 'is not the address of a bucket'],
  ['https://s3.example/site', 'is not the address of a bucket'],
  ['s3://', 'names no bucket'],
  ['s3://Site', 'names no bucket'],
  ['s3://site:9000/x', 'names no bucket'],
  ['s3://site/../x/.hidden', 'has a prefix'],
  ['s3://site/a//b', 'has a prefix'],
  ['s3://site?endpoint=s3.example', 'has an endpoint that is not an origin'],
  ['s3://site?endpoint=https://s3.example/path', 'has an endpoint that is not an origin'],
  ['s3://site?region=EU%20west', 'has an invalid region'],
  ['s3://site?acl=public', 'has parameters other than'],
])('refuses %s with a message', (text, reason) => {
  expect(() => readStoreAddress({ SITE_STORE: text })).toThrow(
    `SITE_STORE is ${JSON.stringify(text)}, which ${reason}`,
  );
  expect(() => readStoreAddress({ SITE_STORE: text })).toThrow('Write it as s3://bucket/prefix?');
});

test('does not print a key that was written into the URL', () => {
  const read = () => readStoreAddress({ SITE_STORE: 's3://id:secret-key@site/x' });
  expect(read).toThrow('"s3://…@site/x", which holds a key');
  expect(read).not.toThrow('secret-key');
});
