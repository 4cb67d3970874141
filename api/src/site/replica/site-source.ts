import { setTimeout } from 'node:timers/promises';
import type { ReadFile } from '@site/shared/site-copy/fetch-files';
import { type ByteAnswer, requestBytes, requestProblem } from '@site/shared/site-copy/request-bytes';

const attempts = 3;
const retryMs = 200;

/** Where a replica gets the site's files: a CDN, a bucket, or a release service. */
export interface SiteSource {
  /** The address that keys are below, without a slash at its end. */
  from: string;
  /** Ends what is under way. */
  signal: AbortSignal;
}

/**
 * Asks for a key.
 * @param timeoutMs for the whole answer; the largest file is a few megabytes
 */
export function ask(
  { from, signal }: SiteSource,
  key: string,
  { headers = {}, timeoutMs = 20_000 }: { headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<ByteAnswer> {
  // In a name, `+` is the character itself; object stores read it as a space.
  const url = new URL(`${from}/${key.split('/').map(encodeURIComponent).join('/')}`);
  return requestBytes(url, { headers, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
}

/**
 * Reads files that never change, again after a failure. A bucket that may not be listed answers 403 for a key that is missing.
 * @param folder the key that their paths are below
 * @returns a function that throws naming the address and what went wrong the last time
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
          throw new Error(`${source.from}/${folder}/${path}: ${requestProblem(error)}`, { cause: error });
        await setTimeout(retryMs * attempt);
      }
    }
  };
}
