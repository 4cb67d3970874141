import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';

/** Several times the largest file of a release. */
const defaultMaxBytes = 64 * 2 ** 20;

interface Request {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as a whole, with its length. */
  body?: Buffer | undefined;
  /** For the whole answer. */
  timeoutMs: number;
  /** Ends the request, also while its answer is read. */
  signal?: AbortSignal | undefined;
  /** The maximum size of the answer's body. */
  maxBytes?: number | undefined;
}

export interface ByteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request and reads the answer as sent. `fetch` would decompress a compressed file of the site, whose hash is that
 * of its bytes. Redirects are not followed.
 * @throws when the connection fails, or ends before the answer does, or the answer is late or too large
 */
export async function requestBytes(
  url: URL,
  { method = 'GET', headers = {}, body, timeoutMs, signal, maxBytes = defaultMaxBytes }: Request,
): Promise<ByteAnswer> {
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = request(url, { method, headers: { 'accept-encoding': 'identity', ...headers }, signal });
  // An error while the answer is read is an error of the answer, too.
  sent.on('error', () => {});
  sent.end(body);
  let response: IncomingMessage | undefined;
  // A timer, as a signal of the whole process would keep each that `AbortSignal.any` makes of it and a limit.
  const limit = setTimeout(() => {
    (response ?? sent).destroy(new Error(`it did not answer within ${timeoutMs / 1000} s`));
  }, timeoutMs);
  try {
    [response] = (await once(sent, 'response')) as IncomingMessage[];
    if (!response) throw new Error('There was no answer.');
    const content = await readBody(response, maxBytes);
    return { status: response.statusCode ?? 0, headers: response.headers, body: content };
  } finally {
    clearTimeout(limit);
  }
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`its answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}
