import { enquiryAddress } from '@site/shared/company/company';
import { sendProblem } from '@site/shared/http/problem';
import { largestEnquiryBytes } from '@site/shared/site-model/enquiry';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readIdempotencyKey, unusableKey } from '../../http/forms/idempotency-key';
import { readJsonStrictly } from '../../http/forms/json-body';
import { answerError } from '../../http/problems/answer-error';
import { refuseOtherMethods } from '../../http/problems/method-not-allowed';
import { createPlainForm, type PlainFormParts } from './plain-form';
import { receiveEnquiry } from './receive-enquiry';

const refusals = {
  400: 'The request could not be read. Send the enquiry as a JSON object in UTF-8.',
  413: `The enquiry is larger than ${largestEnquiryBytes / 1024} KiB. Shorten the message and send it again.`,
  415: 'The enquiry must be JSON. Send it with the header: Content-Type: application/json.',
};

/**
 * Accepts the enquiry of the contact form (requirements §7): an answer of 200 means that it is stored. It is JSON, or the
 * form post of a browser without JavaScript, which is answered with a page.
 */
export async function addEnquiryRoute(app: FastifyInstance, parts: PlainFormParts) {
  const plainForm = createPlainForm(parts);
  readJsonStrictly(app);
  plainForm.addParser(app);
  app.setErrorHandler((error: FastifyError, request, reply) =>
    (plainForm.matches(request) ? plainForm.answerError : answerError)(error, request, reply),
  );
  app.post(enquiryAddress, { bodyLimit: largestEnquiryBytes, config: { refusals } }, (request, reply) =>
    plainForm.matches(request) ? plainForm.take(request, reply) : takeJson(request, reply),
  );
  refuseOtherMethods(app, enquiryAddress, ['POST']);

  async function takeJson(request: FastifyRequest, reply: FastifyReply) {
    const { headers, body } = request;
    const idempotency = readIdempotencyKey(headers['idempotency-key']);
    if (!idempotency.usable) return sendProblem(reply, 400, unusableKey);
    if (body === undefined) return sendProblem(reply, 415, refusals[415]);
    const challenge = await parts.checkWork(request, 'enquiry');
    const ids = { key: idempotency.key, challenge };
    const reception = await receiveEnquiry(parts.enquiries, body, () => ids);
    if (reception.kind === 'refused')
      return sendProblem(reply, reception.status, reception.detail, reception.errors);
    return reply
      .header('cache-control', 'no-store')
      .send({ message: 'Received. Thank you.', id: reception.id });
  }
}
