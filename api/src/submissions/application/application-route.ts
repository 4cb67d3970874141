import { applicationAddress } from '@site/shared/company/company';
import type { FastifyInstance } from 'fastify';
import { readIdempotencyKey, takenKey, unusableKey } from '../../http/forms/idempotency-key';
import { refuseOtherMethods } from '../../http/problems/method-not-allowed';
import { sendProblem } from '../../http/problems/problem';
import { onStorage } from '../../storage/storage-unavailable';
import type { ApplicationStore } from './application-store';
import { readApplication, readMultipart } from './read-application';

const refusals = {
  400: 'The form data could not be read. Send the application as multipart/form-data.',
  413: 'The application is too large. Send a resume of at most 5 MB, and shorter texts.',
  415: 'The application has to be form data. Send it with the header: Content-Type: multipart/form-data.',
};

const notStored =
  'The application could not be stored just now. Nothing was kept: please send it again in half a minute, or call us.';

/** Each one under way holds its resume in memory. */
const mostAtOnce = 20;

interface Parts {
  applications: ApplicationStore;
}

/** Takes job applications with their resumes: once answered with 200, an application is stored. */
export async function addApplicationRoute(app: FastifyInstance, { applications }: Parts) {
  await readMultipart(app);
  let underWay = 0;
  app.post(applicationAddress, { config: { refusals } }, async (request, reply) => {
    const idempotency = readIdempotencyKey(request.headers['idempotency-key']);
    if (!idempotency.usable) return sendProblem(reply, 400, unusableKey);
    if (!request.isMultipart()) return sendProblem(reply, 415, refusals[415]);
    if (underWay >= mostAtOnce) return sendProblem(reply.header('retry-after', '10'), 503, notStored);
    underWay++;
    try {
      const application = await readApplication(request);
      if (application.errors) {
        const fields = application.errors.map(({ field }) => field).join(', ');
        return sendProblem(
          reply,
          422,
          `Put these fields right and send the application again: ${fields}.`,
          application.errors,
        );
      }
      const { texts, resume } = application;
      const receipt = await onStorage(notStored, () => applications.add(texts, resume, idempotency.key));
      if (receipt.kind === 'key-taken') return sendProblem(reply, 409, takenKey);
      return reply
        .header('cache-control', 'no-store')
        .send({ message: 'Received. Thank you.', id: receipt.id });
    } finally {
      underWay--;
    }
  });
  refuseOtherMethods(app, applicationAddress, ['POST']);
}
