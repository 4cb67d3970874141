import { company } from '@site/shared/company/company';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../settings/read-settings';
import type { DeliveryFailure, Sender } from './delivery-worker';
import type { Email } from './email';
import { withinLimit } from './within-limit';

/** Milliseconds for a whole mail, for connecting, for each answer, and until an idle connection is closed. */
const defaultTimeouts = { mail: 60_000, connect: 10_000, silence: 20_000, idle: 10_000 };

/**
 * Sends mails through the company's mail server.
 * @param timeouts milliseconds for each step, shorter in tests
 */
export function createMailer({ smtpUrl, from, to }: MailSettings, timeouts = defaultTimeouts): Sender<Email> {
  const transport = createTransport({
    url: smtpUrl,
    // User and password are sent only over TLS. Without them STARTTLS is used if the server offers it.
    ...(hasLogin(smtpUrl) && { requireTLS: true }),
    // One connection for several mails saves a login for each. Retries are left to the outbox, because only it knows what
    // was recorded as sent.
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    idleTimeout: timeouts.idle,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
    // A visitor's text must never make this process read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email, signal) {
      try {
        await withinLimit(signal, timeouts.mail, (limited) =>
          transport.sendMail({
            ...email,
            from: { name: `${company.name} website`, address: from },
            to,
            headers: { 'Auto-Submitted': 'auto-generated' },
            signal: limited,
          }),
        );
        return { kind: 'sent' };
      } catch (error) {
        return explain(error);
      }
    },
    close: () => transport.close(),
  };
}

function hasLogin(smtpUrl: string): boolean {
  const { username, password } = new URL(smtpUrl);
  return username !== '' || password !== '';
}

/** Replies about the service or the account instead of the mail: it closes down (421), or needs another login (53x). */
const aboutServer = [421, 530, 534, 535, 538];

/**
 * Only a permanent refusal of a mail's text leaves the server available for the next. Sender and recipient are those of all
 * mails, and a temporary refusal is usually a limit of all. A refused login, an error in the greeting or a broken connection
 * would be the same for all of them, too, and repeated logins get an account locked.
 */
function explain(error: unknown): DeliveryFailure {
  const { code, responseCode, response, message } = toMailError(error);
  const refused =
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    responseCode !== undefined &&
    !aboutServer.includes(responseCode);
  const permanent = refused && responseCode >= 500;
  return {
    kind: 'failed',
    problem: refused && response ? response : `${code ?? 'SMTP_URL'}: ${message}`,
    permanent,
    serverUnavailable: !permanent || code === 'EENVELOPE',
  };
}

/** The properties that nodemailer adds to its errors. */
function toMailError(error: unknown) {
  const known = error instanceof Error ? error : new Error(String(error));
  return {
    message: known.message,
    code: 'code' in known && typeof known.code === 'string' ? known.code : undefined,
    response: 'response' in known && typeof known.response === 'string' ? known.response : undefined,
    responseCode:
      'responseCode' in known && typeof known.responseCode === 'number' ? known.responseCode : undefined,
  };
}
