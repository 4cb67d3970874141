import type { IncomingMessage } from 'node:http';

/** A sender of more than this is cut off. */
const largestRest = 32 * 1024 * 1024;
const longestRest = 10_000;

/**
 * Reads the rest of a request that was refused half-way, and forgets it. Most clients look at the answer only once
 * they have sent everything: cut off before, they would report a broken line instead of the refusal.
 * @returns true when all of it was read, so that the connection can go on
 */
export function drainRequest(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve(request.readableEnded);
    if (Number(request.headers['content-length'] ?? 0) > largestRest) return resolve(false);
    let read = 0;
    const timer = setTimeout(end, longestRest);
    function end() {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('close', end);
      resolve(request.readableEnded);
    }
    function count(chunk: Buffer) {
      read += chunk.length;
      if (read > largestRest) end();
    }
    request.on('data', count).once('end', end).once('close', end).resume();
  });
}
