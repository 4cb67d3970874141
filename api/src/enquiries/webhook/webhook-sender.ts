import { fetchProblem } from '@site/shared/node/fetch-problem';
import type { WebhookSettings } from '../../settings/read-settings';
import type { DeliveryFailure, Sender } from '../mail/delivery-worker';
import { withinLimit } from '../mail/within-limit';
import type { Webhook } from './compose-webhook';
import { signWebhook } from './sign-webhook';

/** Milliseconds until the receiver has to answer. */
const defaultTimeoutMs = 15_000;

/** Statuses that concern one message. With any other status, the next message would fail, too. */
const aboutMessage = [400, 409, 413, 415, 422];

/** The receiver wants no webhooks any more. */
const gone = 410;

/**
 * Posts webhooks to the operator's receiver. Redirects are not followed: they could lead the enquiry to a machine that the
 * operator did not name.
 */
export function createWebhookSender(
  { url, secret }: Pick<WebhookSettings, 'url' | 'secret'>,
  timeoutMs = defaultTimeoutMs,
): Sender<Webhook> {
  return {
    async send({ id, body }, signal) {
      try {
        const response = await withinLimit(signal, timeoutMs, (limited) =>
          fetch(url, {
            method: 'POST',
            redirect: 'manual',
            headers: {
              'content-type': 'application/json',
              ...signWebhook(secret, { id, body, at: Date.now() }),
            },
            body,
            signal: limited,
          }),
        );
        // Only the status counts. A receiver may answer without end.
        await response.body?.cancel();
        return response.ok ? { kind: 'sent' } : explainStatus(response.status);
      } catch (error) {
        const problem = `WEBHOOK_URL: ${fetchProblem(error)}`;
        return { kind: 'failed', problem, permanent: false, serverUnavailable: true };
      }
    },
  };
}

function explainStatus(status: number): DeliveryFailure {
  const isRedirect = status >= 300 && status < 400;
  return {
    kind: 'failed',
    problem: `WEBHOOK_URL answered ${status}${isRedirect ? ', a redirect, which is not followed' : ''}`,
    permanent: status === gone,
    serverUnavailable: !aboutMessage.includes(status),
  };
}
