import { company } from '@site/shared/content/company';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config';
import type { Letter } from './compose-letter';

/** Milliseconds for the whole conversation with the mail server. */
const patience = 60_000;

/** Why a letter was not taken. */
export interface MailFailure {
  /** Names the failure for an operator. */
  problem: string;
  /** The server refuses this letter, and would again. */
  forGood: boolean;
  /** The server could not be talked to: other letters would fare no better now. */
  unreachable: boolean;
}

/** Sends a letter; resolves with why it failed, or with nothing once the server has taken it. */
export type Mailer = (letter: Letter, signal: AbortSignal) => Promise<MailFailure | undefined>;

/**
 * Sends letters through the company's mail server.
 * @param timeouts milliseconds for each step, shorter in tests
 */
export function createMailer({ smtpUrl, from, to }: MailSettings, timeouts = usualTimeouts): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
    // What a letter holds is text; nothing in it makes this process read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter, signal) => {
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
  };
}

export const usualTimeouts = { connect: 10_000, silence: 20_000 };

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
