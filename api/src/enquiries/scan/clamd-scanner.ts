import { fetchProblem } from '@site/shared/node/fetch-problem';
import type { ClamdAddress } from '../../settings/clamd-address';
import type { DeliveryFailure, Sender, Verdict } from '../mail/delivery-worker';
import { askClamd } from './ask-clamd';

/** Milliseconds for one resume. */
const defaultTimeoutMs = 60_000;

const clean = 'stream: OK';
const infected = /^stream: (.+) FOUND$/;

/** About the file alone; clamd can scan others. */
const failed = / ERROR$/;

/** clamd closes the connection while a file above its limit is sent, so that its reply may be lost. */
const tooLarge = /size limit exceeded|EPIPE|ECONNRESET/;

/** Scans resumes with clamd. Only its complete `stream: OK` counts as clean. */
export function createClamdScanner(
  address: ClamdAddress,
  timeoutMs = defaultTimeoutMs,
): Sender<Buffer, DeliveryFailure | Verdict> {
  return {
    async send(resume, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return readReply(await askClamd(address, resume, AbortSignal.any([signal, timeout])));
      } catch (error) {
        const reason = timeout.aborted ? `no reply within ${timeoutMs / 1000} s` : fetchProblem(error);
        return { problem: describe(reason), permanent: false, serverUnavailable: true };
      }
    },
    close: () => {},
  };
}

function readReply(reply: string): Verdict | DeliveryFailure {
  if (reply === clean) return { verdict: 'clean', finding: null };
  const finding = infected.exec(reply)?.[1];
  if (finding !== undefined) return { verdict: 'infected', finding };
  return { problem: describe(reply), permanent: false, serverUnavailable: !failed.test(reply) };
}

function describe(reason: string): string {
  const hint = tooLarge.test(reason) ? ' (StreamMaxLength in clamd.conf must be at least 5M)' : '';
  return `clamd: ${reason}${hint}`;
}
