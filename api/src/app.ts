import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { addEnquiryRoute } from './enquiry/enquiry-route';
import type { EnquiryStore } from './enquiry/enquiry-store';
import { answerError } from './http/answer-error';
import { addHealthRoute } from './http/health-route';
import { readableUrl } from './http/readable-url';
import { addSiteRoutes } from './site/site-routes';

/** A request that hasn't arrived completely after a minute never will. */
const requestTimeout = 60_000;

interface Parts {
  enquiries: EnquiryStore;
  /** The folder of the composed site. */
  siteDirectory: string;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** Builds the server without listening: the enquiry API and the composed site behind one address. */
export function buildApp({ enquiries, siteDirectory, logger }: Parts): FastifyInstance {
  const app = fastify({
    logger,
    requestTimeout,
    // While the server ends, what still arrives on open connections is answered like everything else.
    return503OnClosing: false,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    // Unknown fields of an enquiry are ignored, these too.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  addSecurityHeaders(app);
  endConnectionsOnClose(app);
  addEnquiryRoute(app, enquiries);
  addHealthRoute(app, enquiries);
  addSiteRoutes(app, siteDirectory);
  return app;
}

function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
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
