import { sendProblem } from '@site/shared/http/problem';
import { largestReportBytes, reportsAddress } from '@site/shared/site-model/reports-address';
import type { FastifyInstance } from 'fastify';
import { limitClients, limitOf } from '../../http/forms/guard-forms';
import { readJsonStrictly } from '../../http/forms/json-body';
import { refuseForeignPages } from '../../http/forms/same-site';
import { refuseOtherMethods } from '../../http/problems/method-not-allowed';
import type { Observations } from '../observations/observations';
import { createReportTaker } from './take-reports';

export interface ReportsParts {
  siteDirectory: string;
  allowedOrigins: string[];
  /** Undefined when no metrics are read. */
  observations?: Observations | undefined;
}

/** A visit reports each time its page is left or hidden; an office of many visitors is one client. */
const clientLimits = { perClient: 600, perNetwork: 3000 };
const maxTotal = 20_000;

const unusable = 'The report could not be used.';
const refusals = { 400: unusable, 413: unusable, 415: unusable };

/**
 * Receives browsers' reports (requirements §10): they are counted on arrival, and each error is logged once an hour. Counts
 * and errors are stored. Of the request, neither the address nor a header is.
 */
export async function addReportsRoute(app: FastifyInstance, parts: ReportsParts) {
  const { siteDirectory, observations } = parts;
  const { takeVisit, takeViolations } = createReportTaker(siteDirectory, observations, app.log);
  app.addHook('onRequest', refuseForeignPages(parts.allowedOrigins));
  await limitClients(app, clientLimits);
  const limitAll = limitOf(app, maxTotal, () => 'all');
  app.addHook('preParsing', limitAll);
  readJsonStrictly(app);
  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('remove', 'remove'),
  );
  app.addHook('onResponse', async (_, { statusCode }) =>
    observations?.metrics.countReport(statusCode < 300 ? 'taken' : 'refused'),
  );

  app.post(
    reportsAddress,
    { bodyLimit: largestReportBytes, config: { refusals } },
    async (request, reply) => {
      const isBrowsers = request.headers['content-type']?.startsWith('application/reports+json');
      const taken = await (isBrowsers ? takeViolations(request) : takeVisit(request));
      return taken ? reply.code(204).send() : sendProblem(reply, 422, unusable);
    },
  );
  refuseOtherMethods(app, reportsAddress, ['POST']);
}
