import { setTimeout } from 'node:timers/promises';

const attempts = 3;
const retryMs = 200;

/** A release service as a follower sees it. */
export interface Source {
  /** The origin of the service. */
  from: string;
  /** Ends what is under way. */
  signal: AbortSignal;
}

/**
 * Asks the service for an address.
 * @param timeoutMs for the whole answer; the largest file is a few megabytes
 */
export function ask(
  { from, signal }: Source,
  path: string,
  { headers = {}, timeoutMs = 20_000 }: { headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<Response> {
  return fetch(`${from}${path}`, {
    redirect: 'error',
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
}

/**
 * Reads a file that never changes from the service, again after a failure.
 * @param path below `/site/`
 * @throws naming the address and what went wrong the last time
 */
export async function download(source: Source, path: string): Promise<Buffer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await ask(source, `/site/${path}`);
      if (!response.ok) throw new Error(`it answers with status ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      if (attempt === attempts || source.signal.aborted)
        throw new Error(`${source.from}/site/${path}: ${reasonOf(error)}`, { cause: error });
      await setTimeout(retryMs * attempt);
    }
  }
}

/** What went wrong; `fetch` itself only says that it failed. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === 'fetch failed' && error.cause instanceof Error
    ? error.cause.message
    : error.message;
}
