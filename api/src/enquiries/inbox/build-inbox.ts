import { Refusal } from '@site/shared/http/refusal';
import { StartError } from '@site/shared/node/start-error';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { endStalledConnections } from '../../http/connections/end-stalled-connections';
import { toPath } from '../../http/request-target';
import { defaultConnectionLimits as limits } from '../../settings/connection-limits';
import type { DatabaseLocation } from '../../settings/database-location';
import type { Subject } from '../operator/command';
import { ownForms } from './guards/own-form';
import { requireOwnHost } from './guards/require-own-host';
import { requirePassword } from './guards/require-password';
import { messagePage } from './pages/message-page';
import { addChangeRoutes } from './routes/change-routes';
import { addEntryRoutes } from './routes/entry-routes';
import { addListRoutes } from './routes/list-routes';
import { addWaitingRoutes } from './routes/waiting-routes';
import { show } from './show';

/** Nothing of another origin, no script, no form to another origin, and no frame around it. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // With `no-referrer`, browsers would send forms without their origin.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** A form has one token. */
const largestFormBytes = 4096;
const requestTimeoutMs = 30_000;

/** More than Node accepts: Fastify refuses a longer part of a path itself, before the guards. */
const maxParamLength = 65_536;

export interface InboxParts {
  database: DatabaseLocation;
  password: string;
  /** Of the inbox behind a reverse proxy. */
  origin: string | undefined;
  /** Whether `SMTP_URL` is set. */
  isMailed: boolean;
  style: string;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** What the routes of the inbox share. */
export interface RouteParts extends Pick<InboxParts, 'database' | 'isMailed'> {
  /** The hidden field of each form. */
  token: string;
}

/** Builds the operator's inbox without listening: pages and forms for the questions and changes of the command. */
export function buildInbox({ password, origin, style, logger, ...parts }: InboxParts): FastifyInstance {
  const app = fastify({
    logger,
    bodyLimit: largestFormBytes,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength },
    rewriteUrl: ({ url = '/' }) => toPath(url),
  });
  endStalledConnections(app, limits);
  const forms = ownForms(password, origin);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onRequest', requireOwnHost(origin));
  app.addHook('onRequest', requirePassword(password));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, sentence } = explain(error);
    if (status >= 500) request.log.error({ err: error }, 'the inbox could not answer');
    return show(reply, messagePage('That did not work', [sentence], listOf(request)), status);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const sentence = 'There is no such page, or its entry was deleted.';
    return show(reply, messagePage('Not found', [sentence], listOf(request)), 404);
  });
  app.get('/', async (_request, reply) => reply.redirect('/enquiries', 302));
  app.get('/inbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  const routeParts: RouteParts = { ...parts, token: forms.token };
  addListRoutes(app, routeParts);
  addEntryRoutes(app, routeParts);
  addWaitingRoutes(app, routeParts);
  app.register(async (changes) => {
    changes.addHook('preHandler', forms.require);
    addChangeRoutes(changes, routeParts);
  });
  return app;
}

/** The list that a request belongs to. */
function listOf({ url }: FastifyRequest): Subject {
  return url.startsWith('/applications') ? 'applications' : 'enquiries';
}

function explain(error: FastifyError | Refusal | StartError): { status: number; sentence: string } {
  if (error instanceof Refusal) return { status: error.statusCode, sentence: error.message };
  if (error instanceof StartError) return { status: 503, sentence: error.message };
  const { statusCode = 500 } = error;
  if (statusCode < 500) return { status: statusCode, sentence: 'The request could not be read.' };
  return { status: 500, sentence: 'An error of the inbox itself: its log has the cause.' };
}
