import { Refusal } from '@site/shared/http/refusal';
import type { FastifyInstance } from 'fastify';

const unreadable = 'The body does not match its headers';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses JSON as RFC 8259 defines it: in UTF-8, and uncompressed. Invalid UTF-8 is refused, because replacing it would
 * change the text of an enquiry.
 */
export function readJsonStrictly(app: FastifyInstance) {
  // Unknown fields are ignored, `__proto__` and `constructor` too.
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
