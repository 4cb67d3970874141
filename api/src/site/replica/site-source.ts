import { setTimeout } from 'node:timers/promises';
import { fetchProblem } from '@site/shared/node/fetch-problem';
import type { ReadFile } from '@site/shared/node/site-copy/fetch-files';
import { type ByteAnswer, requestBytes } from '@site/shared/node/site-copy/request-bytes';

const attempts = 3;
const retryMs = 200;

/** The source of a replica's files: a CDN, a bucket, or a release service. */
export interface SiteSource {
  /** The base URL of the keys, without a trailing slash. */
  from: string;
  /** Aborts requests under way. */
  signal: AbortSignal;
}

interface AskOptions {
  headers?: Record<string, string>;
  /** For the whole answer; the largest file is a few megabytes. */
  timeoutMs?: number;
  maxBytes?: number;
}

/** Requests a key. */
export function ask(
  { from, signal }: SiteSource,
  key: string,
  { headers = {}, timeoutMs = 20_000, maxBytes }: AskOptions = {},
): Promise<ByteAnswer> {
  // A `+` in a name is literal; object stores decode it as a space.
  const url = new URL(`${from}/${key.split('/').map(encodeURIComponent).join('/')}`);
  return requestBytes(url, { headers, signal, timeoutMs, maxBytes });
}

/**
 * Reads files that never change, again after a failure. A bucket without list permission answers 403 for a missing key.
 * @param folder the prefix of their paths
 * @returns a function that throws an error with the URL and the last failure
 */
export function readerOf(source: SiteSource, folder: string): ReadFile {
  return async (path) => {
    for (let attempt = 1; ; attempt++) {
      try {
        const { status, body } = await ask(source, `${folder}/${path}`);
        if (status === 404 || status === 403) return undefined;
        if (status !== 200) throw new Error(`it answers with status ${status}`);
        return body;
      } catch (error) {
        if (attempt === attempts || source.signal.aborted)
          throw new Error(`${source.from}/${folder}/${path}: ${fetchProblem(error)}`, { cause: error });
        await setTimeout(retryMs * attempt);
      }
    }
  };
}
