import { company } from '@site/shared/company/company';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings/read-settings';
import type { Letter } from './compose-letter';

/** Milliseconds for a whole letter. */
const patience = 60_000;

/** Milliseconds for a connection, for an answer, and until a line without letters is closed. */
const usualTimeouts = { connect: 10_000, silence: 20_000, idle: 10_000 };

/** Why a letter was not taken. */
interface MailFailure {
  /** Names the failure for an operator. */
  problem: string;
  /** The server refuses this letter, and would again. */
  forGood: boolean;
  /** The server could not be talked to: other letters would fare no better now. */
  unreachable: boolean;
}

export interface Mailer {
  /** Resolves with why it failed, or with nothing once the server has taken the letter. */
  send(letter: Letter, signal: AbortSignal): Promise<MailFailure | undefined>;
  /** Hangs up. */
  close(): void;
}

/**
 * Sends letters through the company's mail server.
 * @param timeouts milliseconds for each step, shorter in tests
 */
export function createMailer({ smtpUrl, from, to }: MailSettings, timeouts = usualTimeouts): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    // One line for all letters of a while, instead of a greeting and a login for each. What fails is this project's to
    // repeat, not the library's: it would not know what was noted as sent.
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    idleTimeout: timeouts.idle,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
    // What a letter holds is text; nothing in it makes this process read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter, signal) {
      try {
        await transport.sendMail({
          ...letter,
          from: { name: `${company.name} website`, address: from },
          to,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        });
        return undefined;
      } catch (error) {
        return explain(error);
      }
    },
    close: () => transport.close(),
  };
}

function explain(error: unknown): MailFailure {
  const { code, responseCode, response, message } = toMailError(error);
  const aboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    problem: response ?? [code, message].filter(Boolean).join(': '),
    forGood: aboutLetter && responseCode !== undefined && responseCode >= 500,
    unreachable: responseCode === undefined,
  };
}

/** What nodemailer hangs on its errors. */
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
