import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Requests a path with a Host header that Node.js can't resolve, without following redirects. */
export async function askHost(
  server: string,
  url: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { host, pathname, search } = new URL(url);
  const asked = request(server + pathname + search, { headers: { host } }).end();
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}
