import type { FastifyInstance } from 'fastify';
import { Refusal } from '../problems/refusal';

const unreadable = 'The body is not what its headers say';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses JSON as RFC 8259 defines it: in UTF-8, and uncompressed. Invalid UTF-8 is refused, because replacing it would
 * store an enquiry that nobody wrote.
 */
export function readJsonStrictly(app: FastifyInstance) {
  // Unknown fields of an enquiry are ignored, these too.
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding !== 'identity') return done(new Refusal(415, unreadable));
    try {
      parseJson(request, decoder.decode(body), done);
    } catch {
      done(new Refusal(400, unreadable));
    }
  });
}
