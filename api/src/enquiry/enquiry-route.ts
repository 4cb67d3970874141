import { enquiryAddress } from '@site/shared/content/company';
import {
  enquiryFields,
  enquirySchema,
  findEnquiryErrors,
  largestEnquiryBytes,
} from '@site/shared/contracts/enquiry';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readIdempotencyKey, takenKey, unusableKey } from '../http/idempotency-key';
import { refuseOtherMethods } from '../http/method-not-allowed';
import { sendProblem } from '../http/problem';
import { onStorage } from '../storage/storage-unavailable';
import type { EnquiryStore } from './enquiry-store';

const notStored =
  'The enquiry could not be stored just now. Nothing was kept: please send it again in half a minute, or call us.';

interface Parts {
  enquiries: EnquiryStore;
  /** Told when there is something new to deliver. */
  onStored?(): void;
}

/** Takes the enquiry of the contact form (specification §7): once answered with 200, it is stored. */
export function addEnquiryRoute(app: FastifyInstance, { enquiries, onStored }: Parts) {
  app.post(enquiryAddress, { bodyLimit: largestEnquiryBytes }, async ({ body, headers }, reply) => {
    const idempotency = readIdempotencyKey(headers['idempotency-key']);
    if (!idempotency.usable) return sendProblem(reply, 400, unusableKey);
    if (body === undefined) {
      const detail = 'There is no enquiry. Send it as JSON, with the header: Content-Type: application/json.';
      return sendProblem(reply, 415, detail);
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      const detail = `The enquiry has to be a JSON object with the fields ${enquiryFields.join(', ')}.`;
      return sendProblem(reply, 422, detail);
    }
    const enquiry = v.safeParse(enquirySchema, body);
    if (!enquiry.success) {
      const errors = Object.entries(findEnquiryErrors(body)).map(([field, message]) => ({ field, message }));
      const fields = errors.map(({ field }) => field).join(', ');
      return sendProblem(reply, 422, `Put these fields right and send the enquiry again: ${fields}.`, errors);
    }
    const receipt = await onStorage(notStored, () => enquiries.add(enquiry.output, idempotency.key));
    if (receipt.kind === 'key-taken') return sendProblem(reply, 409, takenKey);
    onStored?.();
    return reply
      .header('cache-control', 'no-store')
      .send({ message: 'Received. Thank you.', id: receipt.id });
  });
  refuseOtherMethods(app, enquiryAddress, ['POST']);
}
