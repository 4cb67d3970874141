import swagger from '@fastify/swagger';
import { progressSchema } from '@site/shared/http/deployment-progress';
import { problemResponse, reference, schemaOf } from '@site/shared/http/describe-schema';
import { keyReportSchema } from '@site/shared/http/key-report';
import { problemSchema } from '@site/shared/http/problem';
import {
  previewRequestSchema,
  releaseRequestSchema,
  rollbackRequestSchema,
  rolloutRequestSchema,
  withdrawPreviewRequestSchema,
  withdrawRequestSchema,
} from '@site/shared/http/service-requests';
import { sitePointerSchema } from '@site/shared/node/site-pointer';
import type { FastifyInstance, FastifySchema } from 'fastify';

const refusals = {
  400: problemResponse('Malformed request'),
  401: problemResponse('The key or token is missing, wrong, revoked, expired or used'),
  403: problemResponse('The key or token has no permission for this action on this app'),
  404: problemResponse('The app or release does not exist'),
  429: problemResponse('Too many requests from this address'),
};
const json = (description: string) => ({
  description,
  content: { 'application/json': { schema: { type: 'object' } } },
});
const progress = {
  description: 'A line of JSON for each step. The last line is the result, or the error.',
  content: { 'application/x-ndjson': reference('Progress') },
};
const security = [{ bearer: [] }];

/** An operation that needs a key or a token. */
const guarded = ({ response, ...operation }: FastifySchema & { response: object }) => ({
  ...operation,
  security,
  response: { ...refusals, ...response },
});

/** The operations of each path. */
const operations: Record<string, FastifySchema> = {
  'PUT /apps/:app/releases/:version': guarded({
    operationId: 'storeRelease',
    summary: 'Stores a release: its folder as a tar archive, optionally with gzip',
    response: {
      200: json('The same content was stored already'),
      201: json('Stored'),
      408: problemResponse('The archive paused for too long'),
      409: problemResponse('The version has other content'),
      413: problemResponse('The archive is too large or has too many files'),
      415: problemResponse('The body is not a tar archive'),
      422: problemResponse('The archive contains forbidden files, or does not match its release.json'),
      503: problemResponse('Too many uploads are under way. Retry-After says when to try again'),
      507: problemResponse('The service can’t use its disk'),
    },
  }),
  'GET /apps/:app/releases': guarded({
    operationId: 'listReleases',
    summary: 'Lists the kept releases of an app, and the deployed one',
    response: { 200: json('OK') },
  }),
  'GET /apps/:app/releases/:version/maps': guarded({
    operationId: 'readSourceMaps',
    summary: 'Returns the source maps of a release, by their paths',
    response: { 200: json('OK') },
  }),
  'POST /apps/:app/live': guarded({
    operationId: 'release',
    summary: 'Deploys a stored release, or only checks it',
    body: { content: { 'application/json': reference('ReleaseRequest') } },
    response: { 200: progress },
  }),
  'POST /apps/:app/rollback': guarded({
    operationId: 'rollback',
    summary: 'Rolls back to the previous release, or to a given one',
    body: { content: { 'application/json': reference('RollbackRequest') } },
    response: { 200: progress },
  }),
  'POST /previews': guarded({
    operationId: 'preview',
    summary: 'Composes stored releases as if deployed, at the preview’s own host',
    body: { content: { 'application/json': reference('PreviewRequest') } },
    response: { 200: progress, 409: problemResponse('This service has no previews') },
  }),
  'POST /previews/:id/withdraw': guarded({
    operationId: 'withdrawPreview',
    summary: 'Removes a preview before it expires',
    body: { content: { 'application/json': reference('WithdrawPreviewRequest') } },
    response: { 200: json('Removed') },
  }),
  'POST /apps/:app/releases/:version/withdraw': guarded({
    operationId: 'withdraw',
    summary: 'Marks a release as bad, so that it is not deployed again',
    body: { content: { 'application/json': reference('WithdrawRequest') } },
    response: { 200: json('Withdrawn'), 409: problemResponse('The release is deployed or being rolled out') },
  }),
  'GET /rollout': guarded({
    operationId: 'readRollout',
    summary: 'Returns the running rollout: its stage, and the comparison of both releases',
    response: { 200: json('The running rollout, or null') },
  }),
  'POST /rollout/:action': guarded({
    operationId: 'changeRollout',
    summary: 'Promotes the rollout to its next stage, holds it, or aborts it',
    body: { content: { 'application/json': reference('RolloutRequest') } },
    response: { 200: json('Done'), 409: problemResponse('No rollout is running, or another one') },
  }),
  'GET /key': {
    operationId: 'readKey',
    summary: 'Returns the caller’s name, its apps and its permissions for them',
    security,
    response: {
      200: { description: 'OK', content: { 'application/json': reference('KeyReport') } },
      401: refusals[401],
      429: refusals[429],
    },
  },
  'GET /log': guarded({
    operationId: 'readLog',
    summary: 'Lists the deployments of the caller’s apps after a number, oldest first',
    response: { 200: json('Log entries') },
  }),
  'GET /live': {
    operationId: 'readLive',
    summary: 'Lists the deployed releases and their times, and the version of the service’s kit',
    response: { 200: json('OK'), 503: problemResponse('Nothing is deployed yet') },
  },
  'GET /site/current.json': {
    operationId: 'readSitePointer',
    summary: 'Returns the pointer to the deployed snapshot, for replicas',
    response: {
      200: { description: 'Deployed', content: { 'application/json': reference('SitePointer') } },
      503: problemResponse('Nothing is deployed yet'),
    },
  },
  'GET /site/snapshots/:snapshot/*': {
    operationId: 'readSnapshotFile',
    summary: 'Returns a file of a snapshot, which never changes',
    response: { 200: { description: 'The file' }, 404: problemResponse('The file does not exist') },
  },
  'GET /site/releases/:app/:version/*': {
    operationId: 'readReleaseFile',
    summary: 'Returns a file of a release, which never changes',
    response: { 200: { description: 'The file' }, 404: problemResponse('The file does not exist') },
  },
};

/** Describes the service as OpenAPI 3.1. To be called before the routes are added. */
export function addOpenApi(app: FastifyInstance): void {
  for (const [name, schema] of Object.entries({
    Problem: problemSchema,
    Progress: progressSchema,
    SitePointer: sitePointerSchema,
    KeyReport: keyReportSchema,
    ReleaseRequest: releaseRequestSchema,
    RollbackRequest: rollbackRequestSchema,
    PreviewRequest: previewRequestSchema,
    WithdrawPreviewRequest: withdrawPreviewRequestSchema,
    WithdrawRequest: withdrawRequestSchema,
    RolloutRequest: rolloutRequestSchema,
  }))
    app.addSchema({ $id: name, ...schemaOf(schema) });
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Release service', version: '1.0.0' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    transform: ({ url, route }) => ({ url, schema: operations[`${route.method} ${url}`] ?? { hide: true } }),
  });
  app.register(async (routes) => {
    routes.get('/openapi.json', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(routes.swagger()),
    );
  });
}
