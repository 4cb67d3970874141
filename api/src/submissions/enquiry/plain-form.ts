import { createHash } from 'node:crypto';
import { type Enquiry, enquiryFields } from '@site/shared/contracts/enquiry';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drainRequest } from '../../http/connections/drain-request';
import { explainError } from '../../http/problems/explain-error';
import { answersWithPage } from './answer-with-page';
import type { EnquiryStore } from './enquiry-store';
import { receiveEnquiry } from './receive-enquiry';

type Typed = Partial<Record<string, string>>;

/** As the alert that a visitor with JavaScript sees (specification §8). */
const failed = 'An error occurred while submitting the form.';

const formType = 'application/x-www-form-urlencoded';

/** The contact form as a browser without JavaScript posts it, answered with a page in the site's look. */
export function createPlainForm(siteDirectory: string, enquiries: EnquiryStore) {
  const answer = answersWithPage(siteDirectory);
  return {
    isOne({ headers }: FastifyRequest): boolean {
      return headers['content-type']?.toLowerCase().startsWith(formType) ?? false;
    },

    addParser(app: FastifyInstance) {
      app.addContentTypeParser(formType, { parseAs: 'string' }, async (_: FastifyRequest, body: string) =>
        readFields(body),
      );
    },

    async take(request: FastifyRequest, reply: FastifyReply) {
      const typed = typedIn(request);
      const reception = await receiveEnquiry(enquiries, typed, keyOf);
      if (reception.kind === 'stored') return answer(reply, 200, reception);
      const errors = Object.fromEntries(
        (reception.errors ?? []).map(({ field, message }) => [field, message]),
      );
      const problem = 'Put the marked fields right and send the enquiry again.';
      return answer(reply, reception.status, { kind: 'refused', problem, typed, errors });
    },

    async answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const { status, detail, retryAfter } = explainError(error, request);
      if (status === 413 && (await drainRequest(request.raw))) reply.removeHeader('connection');
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      const typed = typedIn(request);
      // Refused before it was read: the browser still has what was typed, on the page before.
      const hint = Object.keys(typed).length > 0 ? '' : ' Going back brings back what you typed.';
      return answer(reply, status, {
        kind: 'refused',
        problem: `${failed} ${detail}${hint}`,
        typed,
        errors: {},
      });
    },
  };
}

/** Of a field that comes twice the first counts. A form posts every line break as CRLF, whoever typed it. */
function readFields(body: string): Typed {
  const posted = new URLSearchParams(body);
  return Object.fromEntries(
    enquiryFields.flatMap((field) => {
      const value = posted.get(field);
      return value === null ? [] : [[field, value.replaceAll('\r\n', '\n')]];
    }),
  );
}

/** What the parser left; nothing where the request was refused before. */
function typedIn({ body }: FastifyRequest): Typed {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/**
 * What a posted form is called: a browser without JavaScript can't name it, and posts it again when its answer is
 * reloaded. The same words on the same day are the same enquiry.
 */
function keyOf(enquiry: Enquiry): string {
  const words = JSON.stringify(enquiryFields.map((field) => enquiry[field]));
  const day = new Date().toISOString().slice(0, 10);
  return `form-${day}-${createHash('sha256').update(words).digest('base64url')}`;
}
