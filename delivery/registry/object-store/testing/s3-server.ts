import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bucketClient } from '@site/shared/node/bucket/bucket-client';
import { AwsV4Signer } from 'aws4fetch';
import { bucketStore } from '../bucket/bucket-store';
import type { ObjectStore } from '../object-store';
import { answerS3, type S3Answer, type StoredObject, s3Error } from './answer-s3';

export const testCredentials = { accessKeyId: 'test-access-key', secretAccessKey: 'test-secret-key' };

/** A fault of one request: instead of the response, or after the work is done. */
export type Fault =
  | { before: S3Answer }
  | { after: S3Answer }
  | 'close-before'
  | 'close-after'
  | 'cut-off'
  | 'hang';

interface Options {
  /** Simulates a server from before 2024, or one that checks and writes in two steps. */
  conditions?: 'ignored' | 'racy';
  /** Folders and keys that are publicly readable. */
  publicKeys?: string[];
}

export interface S3Request {
  method: string;
  /** The key, without the name of the bucket. */
  key: string;
  /** The host name of the request. */
  host: string;
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** Signing keys, which are the same for a day. */
const signingKeys = new Map<string, ArrayBuffer>();

/** A server with S3's API in this process: one bucket named `site`, in memory. */
export async function startS3Server({ conditions, publicKeys = [] }: Options = {}) {
  const objects = new Map<string, StoredObject>();
  const faults: Fault[] = [];
  const requests: string[] = [];
  const watch: { onRequest: ((request: S3Request) => 'close' | Promise<void> | undefined) | undefined } = {
    onRequest: undefined,
  };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    requests.push(`${request.method} ${request.url}`);
    const reaction = watch.onRequest?.(describe(request));
    if (reaction instanceof Promise) await reaction;
    const fault = reaction === 'close' ? 'close-before' : faults.shift();
    if (fault === 'hang') return;
    if (fault === 'close-before') return response.destroy();
    if (typeof fault === 'object' && 'before' in fault) return send(response, fault.before);
    const ignored = conditions === 'ignored';
    const answer =
      (isPublic(request, publicKeys) ? undefined : await refuse(request, body)) ??
      (await answerS3(objects, request, body, { ignored, racy: conditions === 'racy' }));
    if (fault === 'close-after') return response.destroy();
    if (fault === 'cut-off') return cutOff(response, answer);
    send(response, fault ? fault.after : answer);
  });
  const start = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await start(0);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    /** The store below a prefix of the bucket. */
    store(prefix = ''): ObjectStore {
      const address = { bucket: 'site', prefix, endpoint, region: 'us-east-1' };
      return bucketStore(
        bucketClient(address, async () => testCredentials),
        prefix,
      );
    },
    objects,
    /** The faults of the next requests, one each. */
    faults,
    /** The method and path of each request. */
    requests,
    /** Called before each response; may close the connection instead, or hold the response back. */
    watch,
    /** Takes the server down until `comeBack`. */
    async goAway() {
      server.closeAllConnections();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
    comeBack: () => start(port),
  };
}

function describe({ method = '', url = '', headers }: IncomingMessage): S3Request {
  const [path = ''] = url.split('?', 1);
  return { method, key: decodeURIComponent(path).replace('/site/', ''), host: headers.host ?? '' };
}

/** Whether a request is public: an unsigned GET of a public key. */
function isPublic({ method, url, headers }: IncomingMessage, keys: string[]): boolean {
  if (method !== 'GET' || headers.authorization) return false;
  const path = decodeURIComponent(url ?? '');
  return keys.some((key) => path.startsWith(`/site/${key}`));
}

/** The checks of a real server before it handles a request. */
async function refuse(request: IncomingMessage, body: Buffer): Promise<S3Answer | undefined> {
  const { headers, method = '', url = '' } = request;
  if (method === 'PUT' && headers['content-length'] === undefined)
    return s3Error(411, 'MissingContentLength');
  if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
    return s3Error(400, 'XAmzContentSHA256Mismatch');
  const signedNames = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signed = signedNames.filter((name) => name !== 'host');
  const signer = new AwsV4Signer({
    ...testCredentials,
    method,
    url: `http://${headers.host}${url}`,
    headers: signed.map((name) => [name, String(headers[name])]),
    datetime: String(headers['x-amz-date']),
    cache: signingKeys,
    service: 's3',
    region: /Credential=[^/]+\/\d+\/([^/]+)/.exec(headers.authorization ?? '')?.[1] ?? '',
  });
  const expected = (await signer.sign()).headers.get('authorization');
  return expected === headers.authorization ? undefined : s3Error(403, 'SignatureDoesNotMatch');
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: S3Answer): void {
  response.writeHead(status, headers).end(body);
}

/** Announces the whole body, sends half of it, and closes the connection. */
function cutOff(response: ServerResponse, { status, headers, body = '' }: S3Answer): void {
  const content = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': content.length });
  response.write(content.subarray(0, content.length / 2), () => response.destroy());
}
