import { fetchProblem } from '@site/shared/node/fetch-problem';
import type { ClamdAddress } from '../../settings/clamd-address';
import type { Answer, DeliveryFailure, Sender } from '../mail/delivery-worker';
import { withinLimit } from '../mail/within-limit';
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
export function createClamdScanner(address: ClamdAddress, timeoutMs = defaultTimeoutMs): Sender<Buffer> {
  return {
    async send(resume, signal) {
      try {
        const ask = (limited: AbortSignal) => askClamd(address, resume, limited);
        return readReply(await withinLimit(signal, timeoutMs, ask));
      } catch (error) {
        return failure(fetchProblem(error), true);
      }
    },
  };
}

function readReply(reply: string): Answer {
  if (reply === clean) return { kind: 'scanned', verdict: 'clean', finding: null };
  const finding = infected.exec(reply)?.[1];
  if (finding !== undefined) return { kind: 'scanned', verdict: 'infected', finding };
  return failure(reply, !failed.test(reply));
}

function failure(reason: string, serverUnavailable: boolean): DeliveryFailure {
  const hint = tooLarge.test(reason) ? ' (StreamMaxLength in clamd.conf must be at least 5M)' : '';
  return { kind: 'failed', problem: `clamd: ${reason}${hint}`, permanent: false, serverUnavailable };
}
