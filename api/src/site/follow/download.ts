import { setTimeout } from 'node:timers/promises';

/** For one file; the largest is a few megabytes. */
const timeoutMs = 20_000;

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
 * Reads a file that never changes from the service, again after a failure.
 * @param path below `/site/`
 * @throws naming the address and what went wrong the last time
 */
export async function download({ from, signal }: Source, path: string): Promise<Buffer> {
  const url = `${from}/site/${path}`;
  for (let attempt = 1; ; attempt++) {
    try {
      return await readOnce(url, signal);
    } catch (error) {
      if (attempt === attempts || signal.aborted)
        throw new Error(`${url}: ${reasonOf(error)}`, { cause: error });
      await setTimeout(retryMs * attempt);
    }
  }
}

async function readOnce(url: string, signal: AbortSignal): Promise<Buffer> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`it answers with status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** What went wrong; `fetch` itself only says that it failed. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === 'fetch failed' && error.cause instanceof Error
    ? error.cause.message
    : error.message;
}
