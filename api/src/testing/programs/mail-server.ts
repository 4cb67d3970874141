import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as received. */
export interface ReceivedMail {
  envelope: { from: string; to: string[] };
  /** All headers, repeated ones too, names in lower case, folded lines joined. */
  headers: [name: string, value: string][];
  /** The raw body after the headers. */
  body: string;
}

/** What the server does with each client. */
type Behaviour =
  | 'take'
  | 'turn-away'
  | 'close-down'
  | 'want-login'
  | 'refuse'
  | 'be-busy'
  | 'throttle'
  | 'hang'
  | 'drop'
  | 'drop-after-taking';

interface Options {
  /** The login that clients need. */
  account?: { user: string; password: string };
  /** Offers STARTTLS, with a self-signed certificate. */
  tls?: boolean;
}

/** A real mail server for the running test. */
export async function startMailServer({ account, tls = false }: Options = {}) {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const state = {
    behaviour: 'take' as Behaviour,
    /** Counts of connections, login attempts and offered mails. */
    connections: 0,
    logins: 0,
    attempts: 0,
  };
  const dropTheLine = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: !account,
    allowInsecureAuth: true,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(account ? [] : ['AUTH'])],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onConnect: (_session, done) => {
      state.connections++;
      done(state.behaviour === 'turn-away' ? refusal(421, 'Too many connections') : null);
    },
    onAuth: ({ username, password }, _session, done) => {
      state.logins++;
      if (username === account?.user && password === account?.password) done(null, { user: username });
      else done(refusal(535, 'Wrong user or password'));
    },
    onRcptTo: (_address, _session, done) => {
      state.attempts++;
      if (state.behaviour === 'refuse') done(refusal(550, 'No such mailbox'));
      else if (state.behaviour === 'close-down') done(refusal(421, 'Closing down'));
      else if (state.behaviour === 'want-login') done(refusal(530, 'Authentication required'));
      else if (state.behaviour === 'be-busy') done(refusal(451, 'Try again later'));
      else if (state.behaviour !== 'hang') done();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.behaviour === 'drop') return dropTheLine();
        if (state.behaviour === 'throttle') return done(refusal(454, 'Throttling failure'));
        mails.push({
          envelope: {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
          },
          ...readMail(Buffer.concat(chunks).toString('latin1')),
        });
        if (state.behaviour === 'drop-after-taking') return dropTheLine();
        done();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  const login = account ? `${account.user}:${account.password}@` : '';
  // The client trusts the self-signed certificate.
  const trust = tls ? '/?tls.rejectUnauthorized=false' : '';
  return { mails, state, url: `smtp://${login}127.0.0.1:${address.port}${trust}` };
}

function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode });
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [
        line.slice(0, colon).toLowerCase(),
        line
          .slice(colon + 1)
          .replaceAll('\r\n', '')
          .trim(),
      ];
    });
  return { headers, body: raw.slice(end + 4) };
}

/** The value of the only header of that name. */
export function headerOf(mail: ReceivedMail | undefined, name: string): string {
  const values = (mail?.headers ?? []).filter(([each]) => each === name).map(([, value]) => value);
  if (values.length !== 1) throw new Error(`${name} exists ${values.length} times`);
  return decodeWords(values[0] ?? '');
}

/** The text of a mail without attachments. */
export function textOf(mail: ReceivedMail | undefined): string {
  const body = mail?.body ?? '';
  const encoding = headerOf(mail, 'content-transfer-encoding');
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? decodeQuoted(body) : body, 'latin1');
  return decoded.toString().replaceAll('\r\n', '\n');
}

function decodeQuoted(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** RFC 2047: `=?UTF-8?Q?Zo=C3=AB?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(decodeQuoted(text.replaceAll('_', ' ')), 'latin1').toString(),
    );
}
