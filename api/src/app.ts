import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { addApplicationRoute, type UploadLimits } from './enquiries/application/application-route';
import type { ApplicationStore } from './enquiries/application/application-store';
import { addChallengeRoute } from './enquiries/challenge/challenge-route';
import type { Challenges } from './enquiries/challenge/challenges';
import { createWorkCheck } from './enquiries/challenge/check-work';
import { addEnquiryRoute } from './enquiries/enquiry/enquiry-route';
import type { EnquiryStore } from './enquiries/enquiry/enquiry-store';
import { answerUnreadable } from './http/connections/answer-unreadable';
import { endStalledConnections } from './http/connections/end-stalled-connections';
import { enforceConnectionLimits } from './http/connections/enforce-connection-limits';
import { guardForms } from './http/forms/guard-forms';
import { addOpenApi } from './http/openapi/openapi';
import { answerError } from './http/problems/answer-error';
import { addRequestId, requestId } from './http/request-id';
import { toPath } from './http/request-target';
import { addSecurityHeaders } from './http/security-headers';
import { addHealthRoutes } from './metrics/health/health-route';
import { addReportsRoute, type ReportsParts } from './metrics/reports/reports-route';
import { type ConnectionLimits, defaultConnectionLimits } from './settings/connection-limits';
import type { FormGuardSettings } from './settings/read-settings';
import { addSecurityText } from './site/security-text';
import { addSiteRoutes } from './site/site-routes';

/**
 * In milliseconds. Shed load when the event loop is a second late. Averaged over five seconds, so that a slow start on a
 * busy machine refuses no visitor.
 */
const defaultPressure = { maxEventLoopDelay: 1000, sampleInterval: 5000 };

export interface AppParts {
  enquiries: EnquiryStore;
  /** Makes a small test write; rejects when the database takes no writes. */
  checkWritable: () => Promise<void>;
  /** Undefined when job applications are off. */
  applications?: ApplicationStore | undefined;
  /** The folder of the composed site. */
  siteDirectory: string;
  /** The parent host of the previews; undefined without previews. */
  previewHost?: string | undefined;
  formGuards: FormGuardSettings;
  /** Undefined when forms are accepted without a proof of work. */
  challenges?: Challenges | undefined;
  /** Undefined when browsers are not asked to report. */
  reports?: ({ percentage: number } & Omit<ReportsParts, 'siteDirectory' | 'allowedOrigins'>) | undefined;
  /** Called for each enquiry that only a bot can have filled in. */
  onTrapped?: (() => void) | undefined;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Adds hooks that measure requests. */
  instrument?: ((app: FastifyInstance) => unknown) | undefined;
  connections?: Partial<ConnectionLimits>;
  uploadLimits?: UploadLimits | undefined;
  pressure?: typeof defaultPressure;
}

/** Builds the server without listening: the enquiry API and the composed site on one port. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { trustedProxies } = parts.formGuards;
  const limits: ConnectionLimits = { ...defaultConnectionLimits, ...parts.connections };
  const app = fastify({
    logger: parts.logger,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkIntervalMs },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, connections, limits.lingerMs),
    genReqId: requestId,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    // While the server closes, requests on open connections are still answered normally.
    return503OnClosing: false,
    rewriteUrl: (request) => toPath(request.url ?? '/'),
  });
  const connections = endStalledConnections(app, limits);
  enforceConnectionLimits(app, trustedProxies, limits);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  addSecurityHeaders(app);
  addRequestId(app);
  parts.instrument?.(app);
  addOpenApi(app, parts.applications !== undefined);
  app.register(async (writing) => {
    // Only requests that write are shed: pages and files are cheap, and need no database.
    await writing.register(underPressure, parts.pressure ?? defaultPressure);
    addWritingRoutes(writing, parts);
  });
  app.register(async (health) => addHealthRoutes(health, parts));
  addSecurityText(app);
  addSiteRoutes(app, { ...parts, reportedPercentage: parts.reports?.percentage ?? 0 });
  return app;
}

/** The routes that visitors send data to. */
function addWritingRoutes(app: FastifyInstance, { siteDirectory, formGuards, reports, ...parts }: AppParts) {
  app.register(async (forms) => {
    await guardForms(forms, formGuards);
    const { enquiries, applications, challenges, onTrapped, uploadLimits } = parts;
    const checkWork = createWorkCheck(forms, challenges);
    forms.register(addEnquiryRoute, { enquiries, checkWork, siteDirectory, onTrapped });
    if (applications) forms.register(addApplicationRoute, { applications, checkWork, uploadLimits });
  });
  app.register(addChallengeRoute, { challenges: parts.challenges });
  const { allowedOrigins } = formGuards;
  if (reports) app.register(addReportsRoute, { siteDirectory, allowedOrigins, ...reports });
}
