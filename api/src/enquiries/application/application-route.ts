import { applicationAddress } from '@site/shared/company/company';
import { sendProblem } from '@site/shared/http/problem';
import type { FastifyInstance } from 'fastify';
import { readIdempotencyKey, takenKey, unusableKey } from '../../http/forms/idempotency-key';
import { refuseOtherMethods } from '../../http/problems/method-not-allowed';
import { notStored, onStorage } from '../../http/problems/storage-unavailable';
import { type CheckWork, usedChallenge } from '../challenge/check-work';
import type { ApplicationStore } from './application-store';
import { readApplication, readMultipart } from './read-application';
import { requireUploadRate, type UploadRate } from './require-upload-rate';
import { createUploadSlots, type SlotLimits } from './upload-slots';

const refusals = {
  400: 'The form data could not be read. Send the application as multipart/form-data.',
  408: 'The application arrived too slowly. Send it again over a faster connection.',
  413: 'The application is too large. Send a resume of at most 5 MB, and shorter texts.',
  415: 'The application must be form data. Send it with the header: Content-Type: multipart/form-data.',
};

const stillSending =
  'Other applications from your address are still being uploaded. Please send this one again in half a minute.';

export type UploadLimits = SlotLimits & UploadRate;

/** Half the rate of slow mobile networks; tolerates gaps of ten seconds. */
export const defaultUploadLimits: UploadLimits = {
  max: 20,
  perClient: 4,
  perNetwork: 8,
  minBytes: 20 * 1024,
  intervalMs: 10_000,
};

export interface ApplicationRouteParts {
  applications: ApplicationStore;
  checkWork: CheckWork;
  uploadLimits?: UploadLimits | undefined;
}

/** Accepts job applications with their resumes: an answer of 200 means that the application is stored. */
export async function addApplicationRoute(app: FastifyInstance, parts: ApplicationRouteParts) {
  const { applications, checkWork, uploadLimits = defaultUploadLimits } = parts;
  await readMultipart(app);
  const takeSlot = createUploadSlots(uploadLimits);
  app.post(applicationAddress, { config: { refusals } }, async (request, reply) => {
    const idempotency = readIdempotencyKey(request.headers['idempotency-key']);
    if (!idempotency.usable) return sendProblem(reply, 400, unusableKey);
    if (!request.isMultipart()) return sendProblem(reply, 415, refusals[415]);
    const challenge = await checkWork(request, 'application');
    const slot = takeSlot(request.ip);
    if (slot.kind !== 'taken') {
      reply.header('retry-after', '30');
      return slot.kind === 'client-has-all'
        ? sendProblem(reply, 429, stillSending)
        : sendProblem(reply, 503, notStored('application'));
    }
    try {
      const application = await requireUploadRate(request.raw.socket, uploadLimits, readApplication(request));
      if (application.errors) {
        const fields = application.errors.map(({ field }) => field).join(', ');
        return sendProblem(
          reply,
          422,
          `Correct these fields and send the application again: ${fields}.`,
          application.errors,
        );
      }
      const { texts, resume } = application;
      const ids = { key: idempotency.key, challenge };
      const receipt = await onStorage(notStored('application'), () => applications.add(texts, resume, ids));
      if (receipt.kind === 'key-taken') return sendProblem(reply, 409, takenKey);
      if (receipt.kind === 'challenge-used') return sendProblem(reply, 409, usedChallenge);
      return reply
        .header('cache-control', 'no-store')
        .send({ message: 'Received. Thank you.', id: receipt.id });
    } finally {
      slot.release();
    }
  });
  refuseOtherMethods(app, applicationAddress, ['POST']);
}
