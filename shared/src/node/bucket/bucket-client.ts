import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { fetchProblem } from '../fetch-problem';
import { type ByteAnswer, requestBytes } from '../site-copy/request-bytes';
import { BucketAwayError } from './bucket-errors';
import type { CredentialSource } from './credentials';
import { retryDelayMs } from './retry-delay';
import type { BucketAddress } from './store-address';

export interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Includes the prefix; '' is the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

export type BucketAnswer = ByteAnswer;

/** How long one try may take, and after which time no further try is started. */
export interface Patience {
  tryMs: number;
  totalMs: number;
}

/** A release's largest file takes seconds on a slow line; a bucket that restarts is available within a minute. */
const usualPatience: Patience = { tryMs: 30_000, totalMs: 60_000 };

/** Statuses after which the same request may succeed in a moment. 409: another create of the key is in progress. */
const passing = new Set([408, 409, 429, 500, 502, 503, 504]);

export type BucketClient = ReturnType<typeof bucketClient>;

/** Sends signed requests to a bucket, each until it has a definite answer. */
export function bucketClient(
  address: BucketAddress,
  credentials: CredentialSource,
  patience: Patience = usualPatience,
) {
  const keyCache = new Map<string, ArrayBuffer>();
  const place = placeOf(address);

  /** @throws BucketAwayError when there was none in time */
  async function ask(request: BucketRequest): Promise<BucketAnswer> {
    const deadline = performance.now() + patience.totalMs;
    for (let tries = 1; ; tries += 1) {
      const signed = await sign(request);
      const answer = await requestBytes(signed.url, {
        method: request.method,
        headers: Object.fromEntries(signed.headers),
        body: request.body,
        timeoutMs: patience.tryMs,
      }).catch(fetchProblem);
      if (typeof answer !== 'string' && !passing.has(answer.status)) return answer;
      const waitMs = retryDelayMs(tries);
      if (performance.now() + waitMs > deadline) throw new BucketAwayError(place, request, tries, answer);
      await delay(waitMs);
    }
  }

  /** Signed again for each try: signatures and credentials expire. */
  async function sign({ method, key, query = {}, headers, body }: BucketRequest) {
    const url = new URL(
      `/${[address.bucket, ...key.split('/')].map(encodeURIComponent).join('/')}`,
      address.endpoint,
    );
    url.search = new URLSearchParams(query).toString();
    const { accessKeyId, secretAccessKey, sessionToken } = await credentials();
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      // The server compares the content with its hash.
      headers: { ...headers, 'x-amz-content-sha256': sha256(body) },
      // Whole, and not as a stream: servers refuse a body without Content-Length with 411.
      body: body ? new Uint8Array(body) : null,
      accessKeyId,
      secretAccessKey,
      ...(sessionToken && { sessionToken }),
      service: 's3',
      region: address.region,
      cache: keyCache,
    });
    return signer.sign();
  }

  return { place, ask };
}

function placeOf({ bucket, prefix, endpoint }: BucketAddress): string {
  return `s3://${[bucket, prefix].filter(Boolean).join('/')} at ${endpoint}`;
}

function sha256(content: Buffer | undefined): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex');
}
