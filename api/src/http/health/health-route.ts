import type { FastifyInstance } from 'fastify';
import { onStorage } from '../../storage/storage-unavailable';
import type { EnquiryStore } from '../../submissions/enquiry/enquiry-store';
import { refuseOtherMethods } from '../problems/method-not-allowed';

/** Says whether the server can do its work, for whoever keeps it running. */
export function addHealthRoute(app: FastifyInstance, enquiries: EnquiryStore) {
  app.get('/healthz', async (_request, reply) => {
    await onStorage('The database of the enquiries does not answer.', () => enquiries.check());
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  refuseOtherMethods(app, '/healthz', ['GET', 'HEAD']);
}
