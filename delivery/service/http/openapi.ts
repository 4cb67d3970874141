import swagger from '@fastify/swagger';
import { progressSchema } from '@site/shared/contracts/publication-progress';
import {
  previewRequestSchema,
  releaseRequestSchema,
  rollbackRequestSchema,
  rolloutRequestSchema,
  withdrawPreviewRequestSchema,
  withdrawRequestSchema,
} from '@site/shared/contracts/service-requests';
import { sitePointerSchema } from '@site/shared/contracts/site-pointer';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type * as v from 'valibot';
import { problemSchema } from './problem';

const reference = (name: string) => ({ schema: { $ref: `${name}#` } });
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': reference('Problem') },
});
const refusals = {
  400: problem('It can not be read as what it should be.'),
  401: problem('It has no key or token, or one that is wrong, revoked, expired or used.'),
  403: problem('The key or token may not do this with this app.'),
  404: problem('There is no such app or release.'),
  429: problem('Too many requests came from this address.'),
};
const json = (description: string) => ({
  description,
  content: { 'application/json': { schema: { type: 'object' } } },
});
const progress = {
  description: 'A line of JSON for each step. The last line says whether it is done or refused, and why.',
  content: { 'application/x-ndjson': reference('Progress') },
};
const security = [{ bearer: [] }];

/** What each address takes and answers. */
const operations: Record<string, FastifySchema> = {
  'PUT /apps/:app/releases/:version': {
    operationId: 'storeRelease',
    summary: 'Stores a release: its folder as a tar archive, packed with gzip or not',
    security,
    response: {
      200: json('The same content is stored already.'),
      201: json('It is stored.'),
      ...refusals,
      409: problem('Another content has this version.'),
      413: problem('It is larger, or holds more files, than a release may.'),
      415: problem('It is no tar archive.'),
      422: problem('It holds something that a release may not, or is not what its release.json says.'),
    },
  },
  'GET /apps/:app/releases': {
    operationId: 'listReleases',
    summary: 'Which releases of an app are kept, and which one is live',
    security,
    response: { 200: json('They are these.'), ...refusals },
  },
  'GET /apps/:app/releases/:version/maps': {
    operationId: 'readSourceMaps',
    summary: 'The source maps of a release, by their paths',
    security,
    response: { 200: json('They are these.'), ...refusals },
  },
  'POST /apps/:app/live': {
    operationId: 'release',
    summary: 'Makes a stored release live, or only checks it',
    security,
    body: { content: { 'application/json': reference('ReleaseRequest') } },
    response: { 200: progress, ...refusals },
  },
  'POST /apps/:app/rollback': {
    operationId: 'rollback',
    summary: 'Goes back to the release before, or to the one that is named',
    security,
    body: { content: { 'application/json': reference('RollbackRequest') } },
    response: { 200: progress, ...refusals },
  },
  'POST /previews': {
    operationId: 'preview',
    summary: 'Composes stored releases as they would be deployed, at a host of its own',
    security,
    body: { content: { 'application/json': reference('PreviewRequest') } },
    response: { 200: progress, ...refusals, 409: problem('This service makes no previews.') },
  },
  'POST /previews/:id/withdraw': {
    operationId: 'withdrawPreview',
    summary: 'Removes a preview before it expires',
    security,
    body: { content: { 'application/json': reference('WithdrawPreviewRequest') } },
    response: { 200: json('It is removed.'), ...refusals },
  },
  'POST /apps/:app/releases/:version/withdraw': {
    operationId: 'withdraw',
    summary: 'Marks a release as bad: it is not made live again',
    security,
    body: { content: { 'application/json': reference('WithdrawRequest') } },
    response: { 200: json('It is withdrawn.'), ...refusals, 409: problem('It is live.') },
  },
  'GET /rollout': {
    operationId: 'readRollout',
    summary: 'The rollout that runs: its stage, and how both releases compare',
    security,
    response: { 200: json('It is this, or null.'), ...refusals },
  },
  'POST /rollout/:action': {
    operationId: 'changeRollout',
    summary: 'Promotes the rollout to its next stage, holds it, or aborts it',
    security,
    body: { content: { 'application/json': reference('RolloutRequest') } },
    response: { 200: json('It is done.'), ...refusals, 409: problem('No rollout runs.') },
  },
  'GET /log': {
    operationId: 'readLog',
    summary: 'The deployments of its apps after a number, oldest first',
    security,
    response: { 200: json('It happened.'), ...refusals },
  },
  'GET /live': {
    operationId: 'readLive',
    summary: 'Which releases are live, and since when',
    response: { 200: json('They are these.'), 503: problem('Nothing is live yet.') },
  },
  'GET /site/current.json': {
    operationId: 'readSitePointer',
    summary: 'What is deployed, for replicas',
    response: {
      200: { description: 'Deployed', content: { 'application/json': reference('SitePointer') } },
      503: problem('Nothing is live yet.'),
    },
  },
  'GET /site/snapshots/:snapshot/*': {
    operationId: 'readSnapshotFile',
    summary: 'A file of a snapshot; it never changes',
    response: { 200: { description: 'The file.' }, 404: problem('There is no such file.') },
  },
  'GET /site/releases/:app/:version/*': {
    operationId: 'readReleaseFile',
    summary: 'A file of a release; it never changes',
    response: { 200: { description: 'The file.' }, 404: problem('There is no such file.') },
  },
};

/** Describes the service as OpenAPI 3.1. To be called before the routes are added. */
export function addOpenApi(app: FastifyInstance): void {
  for (const [name, schema] of Object.entries({
    Problem: problemSchema,
    Progress: progressSchema,
    SitePointer: sitePointerSchema,
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

/** A check in code has no word in JSON Schema: it is left out of the document. */
function schemaOf(schema: v.GenericSchema) {
  const { $schema: _, ...described } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' });
  return described;
}
