import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@site/shared/node/testing/listen';
import { onTestFinished } from 'vitest';
import { signWebhook } from '../../enquiries/webhook/sign-webhook';

interface ReceivedWebhook {
  id: string;
  headers: IncomingHttpHeaders;
  body: { type: string; timestamp: string; data: Record<string, string> };
}

export const webhookSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwRnJvbSBhIHRlc3Q=';

/** A receiver of webhooks for the running test. It refuses those whose signature is wrong. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  /** `drop` breaks the connection; `hang` never answers; a number is the status. */
  const state = { answer: 204 as number | 'drop' | 'hang', attempts: 0 };
  const server = createServer(async (request, response) => {
    state.attempts++;
    const body = await text(request);
    const { answer } = state;
    if (answer === 'drop') return void request.socket.destroy();
    if (answer === 'hang') return;
    const { 'webhook-id': id = '', 'webhook-timestamp': seconds } = request.headers;
    const expected = signWebhook(webhookSecret, { id: String(id), body, at: Number(seconds) * 1000 });
    const isGenuine = request.headers['webhook-signature'] === expected['webhook-signature'];
    const status = isGenuine ? answer : 401;
    if (status < 300) received.push({ id: String(id), headers: request.headers, body: JSON.parse(body) });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, state, url: `${await listen(server)}/hook` };
}
