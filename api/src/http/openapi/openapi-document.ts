import { applicationAddress, company, enquiryAddress } from '@site/shared/company/company';
import { applicationTextsSchema } from '@site/shared/contracts/application';
import { enquirySchema } from '@site/shared/contracts/enquiry';
import * as v from 'valibot';
import { problemSchema } from '../problems/problem';
import { schemaOf } from './schema-of';

const receiptSchema = v.object({
  message: v.string(),
  /** What the operator's command calls it. */
  id: v.pipe(v.string(), v.uuid()),
});

const healthSchema = v.object({ status: v.literal('ok') });

const reference = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } });
const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': reference('Problem') },
});

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'What the sender calls what it sends, for instance a UUID. A repeat with the same key is stored once and answered as the first.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

/** What every address that takes a form answers when it doesn't take it. */
const refusals = {
  400: problem('It could not be read as what its headers say, or its key is unusable.'),
  403: problem('It comes from a page of another site.'),
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
  parameters: [keyParameter],
  requestBody: {
    required: true,
    content: {
      'application/json': reference('Enquiry'),
      'application/x-www-form-urlencoded': reference('Enquiry'),
    },
  },
  responses: {
    200: { ...received, content: { ...received.content, 'text/html': { schema: { type: 'string' } } } },
    ...refusals,
  },
};

const sendApplication = {
  operationId: 'sendApplication',
  summary: 'Sends a job application with its resume',
  parameters: [keyParameter],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        ...reference('Application'),
        encoding: { resume: { contentType: 'application/pdf' } },
      },
    },
  },
  responses: { 200: received, ...refusals },
};

const checkHealth = {
  operationId: 'checkHealth',
  summary: 'Says whether enquiries can be stored',
  responses: {
    200: { description: 'They can.', content: { 'application/json': reference('Health') } },
    503: problem('The database does not answer. Retry-After says when to ask again.'),
  },
};

/**
 * Describes the API as OpenAPI 3.1, from the schemas that check what is sent.
 * @param takesApplications whether the company takes job applications here
 */
export function composeOpenApi(takesApplications: boolean) {
  const texts = schemaOf(applicationTextsSchema);
  const application = {
    ...texts,
    properties: {
      ...texts.properties,
      resume: { type: 'string', contentMediaType: 'application/pdf', description: 'At most 5 MiB.' },
    },
    required: [...(texts.required ?? []), 'resume'],
  };
  return {
    openapi: '3.1.0',
    info: {
      title: `Enquiries to ${company.name}`,
      version: '1.0.0',
      description: 'What the forms of the site send. Once it is answered with 200, it is stored.',
    },
    servers: [{ url: '/' }],
    paths: {
      [enquiryAddress]: { post: sendEnquiry },
      ...(takesApplications && { [applicationAddress]: { post: sendApplication } }),
      '/healthz': { get: checkHealth },
    },
    components: {
      schemas: {
        Enquiry: schemaOf(enquirySchema),
        ...(takesApplications && { Application: application }),
        Receipt: schemaOf(receiptSchema),
        Problem: schemaOf(problemSchema),
        Health: schemaOf(healthSchema),
      },
    },
  };
}
