import type { IncomingMessage } from 'node:http';

/** A client that sends more is disconnected. */
const maxBytes = 32 * 1024 * 1024;
const timeoutMs = 10_000;

/**
 * Drains the body of a refused request. Most clients read the answer only after they have sent everything; disconnected
 * earlier, they would report a broken connection instead of the error.
 * @returns true when the whole body was read, so that the connection can be reused
 */
export function drainRequest(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve(request.readableEnded);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return resolve(false);
    let read = 0;
    const timer = setTimeout(end, timeoutMs);
    function end() {
      clearTimeout(timer);
      request.off('data', count).off('end', end).off('close', end);
      resolve(request.readableEnded);
    }
    function count(chunk: Buffer) {
      read += chunk.length;
      if (read > maxBytes) end();
    }
    request.on('data', count).once('end', end).once('close', end).resume();
  });
}
