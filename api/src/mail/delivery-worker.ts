import type { FastifyBaseLogger } from 'fastify';
import { backOff } from './back-off';
import type { Letter } from './compose-letter';
import type { Mailer } from './mailer';
import type { Delivery, Notification, Outbox, Outcome } from './outbox';

/** Milliseconds between looks at what other processes left, or what is due again. */
const usualInterval = 5000;

/** Milliseconds for the mail that is under way when the server ends. */
const patienceAtEnd = 5000;

interface Parts {
  outbox: Outbox;
  mailer: Mailer;
  /** Writes the letter; undefined when what it is about was deleted. */
  compose(notification: Notification): Promise<Letter | undefined>;
  /** Milliseconds to leave the mail server alone after it could not be reached; doubled each time. */
  retryAfter: number;
  log: FastifyBaseLogger;
  /** Told how every attempt ended. */
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  interval?: number;
}

export interface DeliveryWorker {
  /** There is something new to deliver. */
  wake(): void;
  /** Resolves once the mail under way has ended. */
  stop(): Promise<void>;
}

/** Delivers what waits in the outbox, one mail at a time, for as long as the process runs. */
export function startDelivery(parts: Parts): DeliveryWorker {
  const { outbox, log, interval = usualInterval } = parts;
  const abort = new AbortController();
  let stopping = false;
  let failures = 0;
  let resting: { end(): void; byWake: boolean } | undefined;
  let woken = false;

  async function run() {
    while (!stopping) {
      woken = false;
      const pause = await deliverAll();
      if (!stopping && !(woken && pause === undefined)) await rest(pause);
    }
  }

  /** @returns for how long to leave the mail server alone */
  async function deliverAll(): Promise<number | undefined> {
    try {
      while (!stopping) {
        const outcome = await outbox.deliverNext(deliver);
        if (!outcome) break;
        if (outcome === 'dead') log.error('a mail was given up: npm run enquiries -- mail shows why');
        parts.onOutcome?.(outcome);
        if (failures > 0) return backOff(failures, parts.retryAfter);
      }
      return undefined;
    } catch (error) {
      log.error({ err: error }, 'the notifications are out of reach');
      return interval;
    }
  }

  async function deliver(notification: Notification): Promise<Delivery> {
    const letter = await parts.compose(notification);
    const failure = letter && (await parts.mailer.send(letter, abort.signal));
    failures = failure?.unreachable ? failures + 1 : 0;
    if (!letter) return { kind: 'gone' };
    if (!failure) return { kind: 'sent' };
    const { problem, forGood, unreachable } = failure;
    log.warn(
      { notification: notification.id, attempt: notification.attempts + 1, unreachable },
      'a mail failed',
    );
    return { kind: 'failed', problem, forGood };
  }

  function rest(pause: number | undefined) {
    return new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        resting = undefined;
        resolve();
      };
      const timer = setTimeout(end, pause ?? interval);
      resting = { end, byWake: pause === undefined };
    });
  }

  const running = run();
  return {
    wake() {
      woken = true;
      if (resting?.byWake) resting.end();
    },
    async stop() {
      stopping = true;
      resting?.end();
      const late = setTimeout(() => abort.abort(), patienceAtEnd);
      await running;
      clearTimeout(late);
      parts.mailer.close();
    },
  };
}
