import { applicationAddress, enquiryAddress } from '@site/shared/company/company';
import { applicationTextsSchema } from '@site/shared/contracts/application';
import { enquiryReceivedPath, enquirySchema } from '@site/shared/contracts/enquiry';
import type { FastifySchema } from 'fastify';
import * as v from 'valibot';
import { problemSchema } from '../problems/problem';
import { schemaOf } from './schema-of';

const receiptSchema = v.object({
  message: v.string(),
  /** What the operator's command calls it. */
  id: v.pipe(v.string(), v.uuid()),
});

const healthSchema = v.object({ status: v.literal('ok') });

const reference = (name: string) => ({ schema: { $ref: `${name}#` } });
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': reference('Problem') },
});

const headers = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      pattern: '^[\\x21-\\x7e]{1,200}$',
      description:
        'What the sender calls what it sends, for instance a UUID. A repeat with the same key is stored once and answered as the first.',
    },
  },
};

/** What every address that takes a form answers when it doesn't take it. */
const refusals = {
  400: problem('It could not be read as what its headers say, or its key is unusable.'),
  403: problem('It comes from a page of another site.'),
  408: problem('It did not arrive completely in time.'),
  409: problem('Something else was sent with this key before.'),
  413: problem('It is too large.'),
  415: problem('Its type is not one that is taken here.'),
  422: problem('Fields are wrong; `errors` names them, in the order of the form.'),
  429: problem('Too much came from this client. Retry-After says when to try again.'),
  503: problem('It could not be stored, and nothing was kept. Retry-After says when to try again.'),
};

const received = {
  description: 'It is stored.',
  content: { 'application/json': reference('Receipt') },
};

const sendEnquiry = {
  operationId: 'sendEnquiry',
  summary: 'Sends the enquiry of the contact form',
  description:
    'A form that a browser without JavaScript posts is answered with a page; its repeats on the same day are recognised by their words.',
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
      description: 'It is stored. A browser without JavaScript is sent to the page that says so.',
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

const check = (operationId: string, summary: string, yes: string, no?: string): FastifySchema => ({
  operationId,
  summary,
  response: {
    200: { description: yes, content: { 'application/json': reference('Health') } },
    ...(no && { 503: problem(`${no} Retry-After says when to ask again.`) }),
  },
});

/** What each method of each address takes and answers. */
export const operations: Record<string, Record<string, FastifySchema>> = {
  [enquiryAddress]: { POST: sendEnquiry },
  [applicationAddress]: { POST: sendApplication },
  '/livez': { GET: check('checkLive', 'Says whether the process answers', 'It does.') },
  '/readyz': {
    GET: check(
      'checkReady',
      'Says whether enquiries can be stored',
      'They can.',
      'The database takes no writes, or too much is going on.',
    ),
  },
  '/healthz': {
    GET: check(
      'checkHealth',
      'Says whether the database can be read',
      'It can.',
      'The database does not answer.',
    ),
  },
};

/** The schemas that check what is sent, by the names that operations refer to them by. */
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
