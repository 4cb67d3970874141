import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';

/** Answers a request for a path of the candidate's site. */
export type CandidateSite = (request: IncomingMessage, response: ServerResponse, path: string) => void;

export interface CandidateProxy {
  /** The origin of the proxy, and of the candidate's site behind it. */
  origin: string;
  /** Sets the site that it serves. */
  serve(site: CandidateSite): void;
  stop(): void;
}

/**
 * Starts the only server that the gate's browser reaches. As a proxy it answers for the candidate's site, forwards requests
 * to the origins of releases, and refuses all others: other ports of this machine, other machines, WebSockets.
 * @param origins further origins of releases
 */
export async function startCandidateProxy(origins: string[]): Promise<CandidateProxy> {
  let site: CandidateSite = (_request, response) => refuse(response);
  let origin = '';
  const server = createServer((incoming, response) => {
    const url = URL.canParse(incoming.url ?? '') ? new URL(incoming.url ?? '') : undefined;
    if (url?.origin === origin) site(incoming, response, url.pathname + url.search);
    else if (url?.protocol === 'http:' && origins.includes(url.origin)) forward(incoming, response, url);
    else refuse(response);
  });
  // TLS and WebSockets request a tunnel.
  server.on('connect', (incoming: IncomingMessage, client: Duplex) => {
    // Node has removed its own listener from the socket; without one, a reset connection ends the process.
    client.on('error', () => client.destroy());
    const wanted = URL.canParse(`https://${incoming.url}`) && new URL(`https://${incoming.url}`);
    if (wanted && origins.includes(wanted.origin)) tunnel(client, wanted);
    else client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    serve: (next) => {
      site = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain' }).end('The gate does not allow this address.');
}

function forward(incoming: IncomingMessage, response: ServerResponse, url: URL): void {
  // Node throws while it sends a request whose trailers it does not know.
  const { trailer, ...headers } = incoming.headers;
  const outgoing = request(url, { method: incoming.method, headers }, (answer) => {
    try {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
    } catch {
      // Node receives statuses and headers that it refuses to send, such as the status 000.
      outgoing.destroy();
      return void response.destroy();
    }
    pipeline(answer, response, closed);
  });
  outgoing.on('error', () => response.destroy());
  pipeline(incoming, outgoing, closed);
}

function tunnel(client: Duplex, { hostname, port }: URL): void {
  const server = connect(Number(port || 443), hostname, () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    server.pipe(client).pipe(server);
  });
  server.on('error', () => client.destroy());
  client.on('close', () => server.destroy());
}

/** Both streams are destroyed by then; the browser reports the missing file. */
function closed(): void {}
