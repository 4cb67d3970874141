import { applicationAddress, enquiryAddress } from '@site/shared/company/company';
import { problemResponse, reference, schemaOf } from '@site/shared/http/describe-schema';
import { problemSchema } from '@site/shared/http/problem';
import { applicationTextsSchema } from '@site/shared/site-model/application';
import { enquiryReceivedPath, enquirySchema } from '@site/shared/site-model/enquiry';
import { challengeAddress, challengedForms } from '@site/shared/site-model/form-challenge';
import type { FastifySchema } from 'fastify';
import * as v from 'valibot';

const receiptSchema = v.object({
  message: v.string(),
  /** The ID that the operator's command uses. */
  id: v.pipe(v.string(), v.uuid()),
});

const healthSchema = v.object({ status: v.literal('ok'), snapshot: v.optional(v.string()) });

const headers = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: '^[\\x21-\\x7e]{1,200}$',
      description:
        'The client’s key of the request, for instance a UUID. A repeat with the same key is stored once and gets the same answer.',
    },
    Altcha: {
      type: 'string',
      description: `The solution of a challenge from ${challengeAddress}: ALTCHA’s payload in Base64. Each is accepted once.`,
    },
  },
};

/** The errors of every path that takes a form. */
const refusals = {
  400: problemResponse('The body does not match its headers, or the key is invalid.'),
  403: problemResponse('The request comes from a page of another site.'),
  408: problemResponse('The request did not arrive completely in time.'),
  409: problemResponse('The key was already used with other data, or the challenge was already used.'),
  413: problemResponse('The body is too large.'),
  415: problemResponse('The content type is not supported.'),
  422: problemResponse('Fields are invalid; `errors` lists them, in the order of the form.'),
  429: problemResponse(
    'Too many requests from this client, or too many without a solution. Retry-After says when to try again.',
  ),
  503: problemResponse('The data could not be stored; nothing was kept. Retry-After says when to try again.'),
};

const received = {
  description: 'Stored',
  content: { 'application/json': reference('Receipt') },
};

const sendEnquiry = {
  operationId: 'sendEnquiry',
  summary: 'Sends the enquiry of the contact form',
  description:
    'A form posted by a browser without JavaScript is answered with a page; its repeats on the same day are recognised by their content.',
  headers,
  body: {
    content: {
      'application/json': reference('Enquiry'),
      'application/x-www-form-urlencoded': reference('Enquiry'),
    },
  },
  response: {
    200: { ...received, content: { ...received.content, 'text/html': { schema: { type: 'string' } } } },
    303: {
      description: 'Stored. A browser without JavaScript gets the page that confirms it.',
      type: 'null',
      headers: { Location: { const: enquiryReceivedPath } },
    },
    ...refusals,
  },
};

const sendApplication = {
  operationId: 'sendApplication',
  summary: 'Sends a job application with its resume',
  headers,
  body: { content: { 'multipart/form-data': reference('Application') } },
  response: { 200: received, ...refusals },
};

const getChallenge = {
  operationId: 'getChallenge',
  summary: 'Gets a challenge of ALTCHA’s protocol for a form',
  querystring: {
    type: 'object',
    properties: { form: { enum: challengedForms } },
    required: ['form'],
  },
  response: {
    200: { description: 'A challenge', content: { 'application/json': { schema: { type: 'object' } } } },
    204: { description: 'Forms are accepted without one.', type: 'null' },
    400: problemResponse('The query names no form.'),
    429: problemResponse('Too many requests from this client. Retry-After says when to try again.'),
    503: problemResponse('The database does not answer. Retry-After says when to ask again.'),
  },
};

const check = (operationId: string, summary: string, yes: string, no?: string): FastifySchema => ({
  operationId,
  summary,
  response: {
    200: { description: yes, content: { 'application/json': reference('Health') } },
    ...(no && { 503: problemResponse(`${no} Retry-After says when to ask again.`) }),
  },
});

/** The operations of each path. */
export const operations: Record<string, Record<string, FastifySchema>> = {
  [enquiryAddress]: { POST: sendEnquiry },
  [applicationAddress]: { POST: sendApplication },
  [challengeAddress]: { GET: getChallenge },
  '/livez': { GET: check('checkLive', 'Checks that the process answers', 'Healthy') },
  '/readyz': {
    GET: check('checkReady', 'Checks that enquiries can be stored', 'Ready', 'The database takes no writes.'),
  },
  '/healthz': {
    GET: check(
      'checkHealth',
      'Checks that the database can be read',
      'Healthy',
      'The database does not answer.',
    ),
  },
};

/** The schemas of requests, by the names that operations use. */
export function describeSchemas(takesApplications: boolean): Record<string, object> {
  return {
    Enquiry: schemaOf(enquirySchema),
    ...(takesApplications && { Application: describeApplication() }),
    Receipt: schemaOf(receiptSchema),
    Problem: schemaOf(problemSchema),
    Health: schemaOf(healthSchema),
  };
}

function describeApplication() {
  const texts = schemaOf(applicationTextsSchema);
  return {
    ...texts,
    properties: {
      ...texts.properties,
      resume: { type: 'string', contentMediaType: 'application/pdf', description: 'At most 5 MiB.' },
    },
    required: [...(texts.required ?? []), 'resume'],
  };
}
