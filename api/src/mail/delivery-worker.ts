import type { FastifyBaseLogger } from 'fastify';
import { operatorCommand } from '../settings/npm-environment';
import { backOff } from './back-off';
import type { Email } from './email';
import type { Mailer } from './mailer';
import type { Delivery, Notification, Outbox, Outcome } from './outbox';
import { createPause } from './pause';

/** Milliseconds between looks at what is due again, or was left by another process. */
const defaultIntervalMs = 5000;

/** Milliseconds for the mail that is under way when the server stops. */
const drainTimeoutMs = 5000;

interface Parts {
  outbox: Outbox;
  mailer: Mailer;
  /** Writes the mail; undefined when the enquiry or application has been deleted. */
  compose(notification: Notification): Promise<Email | undefined>;
  /** Milliseconds to wait after the mail server was unavailable; doubled each time. */
  retryAfter: number;
  log: FastifyBaseLogger;
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  interval?: number;
}

/** Delivers the notifications of the outbox, one mail at a time, until it is stopped. */
export function startDelivery(parts: Parts) {
  const { outbox, log, interval = defaultIntervalMs } = parts;
  const abort = new AbortController();
  let stopping = false;
  /** How often in a row the mail server was unavailable. */
  let failures = 0;
  const pause = createPause();
  let woken = false;
  /** Whether nothing may be sent before the pause is over. */
  let isHeldBack = false;

  async function run() {
    while (!stopping) {
      woken = false;
      const wait = await deliverAll();
      isHeldBack = wait !== undefined;
      if (!stopping && (isHeldBack || !woken)) await pause.wait(wait ?? interval);
    }
  }

  /** @returns milliseconds during which nothing may be tried; undefined when new notifications can go out at once */
  async function deliverAll(): Promise<number | undefined> {
    try {
      while (!stopping) {
        const outcome = await outbox.deliverNext(deliver);
        if (!outcome) break;
        if (outcome === 'dead')
          log.error(`a mail was given up: ${operatorCommand('enquiries')} mail shows why`);
        parts.onOutcome?.(outcome);
        if (failures > 0) return backOff(failures, parts.retryAfter);
      }
      return undefined;
    } catch (error) {
      log.error({ err: error }, 'the notifications could not be read or changed: check the database');
      return interval;
    }
  }

  async function deliver(notification: Notification): Promise<Delivery> {
    const email = await parts.compose(notification);
    if (!email) return { kind: 'gone' };
    const failure = await parts.mailer.send(email, abort.signal);
    failures = failure?.serverUnavailable ? failures + 1 : 0;
    if (!failure) return { kind: 'sent' };
    const { problem, permanent, serverUnavailable } = failure;
    log.warn(
      { notification: notification.id, attempt: notification.attempts + 1, serverUnavailable },
      'a mail failed',
    );
    return { kind: 'failed', problem, permanent };
  }

  const running = run();
  return {
    /** There is something new to deliver. */
    wake() {
      woken = true;
      if (!isHeldBack) pause.end();
    },
    /** Resolves once the mail under way has ended. */
    async stop() {
      stopping = true;
      pause.end();
      const timeout = setTimeout(() => abort.abort(), drainTimeoutMs);
      await running;
      clearTimeout(timeout);
      parts.mailer.close();
    },
  };
}
