import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { answerUnreadable } from './http/connections/answer-unreadable';
import { guardForms } from './http/forms/guard-forms';
import { addHealthRoute } from './http/health/health-route';
import { addOpenApiRoute } from './http/openapi/openapi-route';
import { answerError } from './http/problems/answer-error';
import { readableUrl } from './http/readable-url';
import { addRequestId, requestId } from './http/request-id';
import { addSecurityHeaders } from './http/security-headers';
import type { FormGuardSettings } from './settings/read-settings';
import type { PreviewSettings } from './site/previews/previews';
import { addSiteRoutes } from './site/site-routes';
import { addApplicationRoute } from './submissions/application/application-route';
import type { ApplicationStore } from './submissions/application/application-store';
import { addEnquiryRoute } from './submissions/enquiry/enquiry-route';
import type { EnquiryStore } from './submissions/enquiry/enquiry-store';

/** Milliseconds a client has; whoever takes longer holds a connection that others need. */
const defaultTimeouts = {
  /** For the head of a request. */
  headers: 15_000,
  /** For the whole request: the largest takes a minute on the slowest mobile network. */
  request: 60_000,
  /** Between requests: longer than nginx keeps a connection, so that it never sends into one that is just closing. */
  idle: 75_000,
  /** How often that is looked at. */
  look: 1000,
};

/** A thousand visitors at once; the system's own queue holds whoever comes on top. */
const maxConnections = 5000;

/**
 * In milliseconds. A process that comes to all of its work a second late answers nobody in time: better to say so to some.
 * Looked at over five seconds, because a single slow commit, or a start on a busy machine, is over before anybody gives up.
 */
const defaultPressure = { longestDelay: 1000, look: 5000 };

export interface AppParts {
  enquiries: EnquiryStore;
  /** Left out where the company takes no applications. */
  applications?: ApplicationStore | undefined;
  /** The folder of the composed site. */
  siteDirectory: string;
  /** Left out where visitors' browsers are shown what is live and nothing else. */
  previews?: PreviewSettings | undefined;
  formGuards: FormGuardSettings;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Sees every request. */
  instrument?: ((app: FastifyInstance) => void) | undefined;
  timeouts?: typeof defaultTimeouts;
  pressure?: typeof defaultPressure;
}

/** Builds the server without listening: the enquiry API and the composed site behind one address. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { timeouts = defaultTimeouts, pressure = defaultPressure } = parts;
  const app = fastify({
    logger: parts.logger,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.look },
    clientErrorHandler: answerUnreadable,
    genReqId: requestId,
    trustProxy: parts.formGuards.trustedProxies.length > 0 ? parts.formGuards.trustedProxies : false,
    // While the server ends, what still arrives on open connections is answered like everything else.
    return503OnClosing: false,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
  });
  app.server.maxConnections = maxConnections;
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  addSecurityHeaders(app);
  addRequestId(app);
  endConnectionsOnClose(app);
  parts.instrument?.(app);
  app.register(underPressure, { maxEventLoopDelay: pressure.longestDelay, sampleInterval: pressure.look });
  app.register(async (forms) => {
    await guardForms(forms, parts.formGuards);
    const { enquiries, applications, siteDirectory } = parts;
    forms.register(addEnquiryRoute, { enquiries, siteDirectory });
    if (applications) forms.register(addApplicationRoute, { applications });
  });
  addHealthRoute(app, parts.enquiries);
  addOpenApiRoute(app, parts.applications !== undefined);
  addSiteRoutes(app, parts);
  return app;
}

/** Without this, a browser's kept-alive connection would hold the process for another minute after its last answer. */
function endConnectionsOnClose(app: FastifyInstance) {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
