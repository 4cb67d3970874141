import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createFailureLog } from '../../http/failure-log';
import { operatorCommand } from '../../settings/npm-environment';
import { backOff } from './back-off';
import type { Delivery, Notification, Outbox, Outcome } from './outbox';

/** Milliseconds between searches for mails that are due again, or were left by another process. */
const defaultIntervalMs = 5000;

/** Milliseconds for the mail under way when the server stops. */
const drainTimeoutMs = 5000;

export interface DeliveryFailure {
  kind: 'failed';
  /** For the operator: the server's answer or the error. */
  problem: string;
  /** The server refuses this message permanently. */
  permanent: boolean;
  /** The server accepts nothing at the moment. */
  serverUnavailable: boolean;
}

/** The outcome of an attempt. */
export type Answer = Extract<Delivery, { kind: 'sent' | 'scanned' }> | DeliveryFailure;

export interface Sender<Message> {
  send(message: Message, signal: AbortSignal): Promise<Answer>;
  close?(): void;
}

export interface DeliveryParts<Message> {
  /** What is delivered, for the log. */
  kind: 'mail' | 'webhook' | 'scan';
  outbox: Outbox;
  sender: Sender<Message>;
  /** Composes the message; undefined when nothing is to be sent any more, as after a deletion. */
  compose(notification: Notification): Promise<Message | undefined>;
  /** Milliseconds to wait after the server was unavailable; doubled each time. */
  retryAfter: number;
  log: FastifyBaseLogger;
  onOutcome?: ((outcome: Outcome) => void) | undefined;
  interval?: number;
}

/** Delivers the notifications of the outbox, one at a time, until it is stopped. */
export function startDelivery<Message>(parts: DeliveryParts<Message>) {
  const { kind, outbox, log, interval = defaultIntervalMs } = parts;
  const { failed, succeeded } = createFailureLog(
    log,
    {
      failed: `the queue of ${kind}s could not be read or changed: check the database`,
      succeeded: `the queue of ${kind}s can be read and changed again`,
    },
    'error',
  );
  const abort = new AbortController();
  const ending = new AbortController();
  /** Aborted when there are new notifications, and at the end. */
  let waking = new AbortController();
  /** Consecutive failures of the server. */
  let failures = 0;

  async function run() {
    while (!ending.signal.aborted) {
      waking = new AbortController();
      const wait = await deliverAll();
      const { signal } = wait === undefined ? waking : ending;
      await delay(wait ?? interval, undefined, { signal }).catch(() => {});
    }
  }

  /** @returns milliseconds without any attempt; undefined when new notifications can be sent at once */
  async function deliverAll(): Promise<number | undefined> {
    try {
      while (!ending.signal.aborted) {
        const outcome = await outbox.deliverNext(deliver);
        succeeded();
        if (!outcome) break;
        if (outcome === 'dead')
          log.error(`a ${kind} was given up: run ${operatorCommand('enquiries')} mail for the reason`);
        parts.onOutcome?.(outcome);
        if (failures > 0) return backOff(failures, parts.retryAfter);
      }
      return undefined;
    } catch (error) {
      failed(error);
      return interval;
    }
  }

  async function deliver(notification: Notification): Promise<Delivery> {
    const message = await parts.compose(notification);
    if (!message) return { kind: 'gone' };
    const answer = await parts.sender.send(message, abort.signal);
    const serverUnavailable = answer.kind === 'failed' && answer.serverUnavailable;
    failures = serverUnavailable ? failures + 1 : 0;
    if (answer.kind === 'failed')
      log.warn(
        { notification: notification.id, attempt: notification.attempts + 1, serverUnavailable },
        `a ${kind} failed`,
      );
    return answer;
  }

  const running = run();
  return {
    /** Starts the delivery of new notifications. */
    wake: () => waking.abort(),
    /** Resolves once the delivery under way has ended. */
    async stop() {
      ending.abort();
      waking.abort();
      const timeout = setTimeout(() => abort.abort(), drainTimeoutMs);
      await running;
      clearTimeout(timeout);
      parts.sender.close?.();
    },
  };
}
