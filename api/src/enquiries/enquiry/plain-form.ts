import { createHash } from 'node:crypto';
import {
  type Enquiry,
  enquiryFields,
  enquiryReceivedPath,
  honeypotField,
} from '@site/shared/site-model/enquiry';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prepareRefusal } from '../../http/problems/answer-error';
import { readDeployed } from '../../site/snapshot';
import type { CheckWork } from '../challenge/check-work';
import type { EnquiryStore } from './enquiry-store';
import {
  composeForm,
  composeReceived,
  composeRefused,
  plainDocumentHeaders,
  type Texts,
} from './plain-document';
import { receiveEnquiry } from './receive-enquiry';

const formType = 'application/x-www-form-urlencoded';

/** Same as the alert for visitors with JavaScript (requirements §8). */
const failed = 'An error occurred while submitting the form.';

class PostedForm {
  constructor(
    readonly texts: Texts = {},
    /** True when the hidden field was filled in. */
    readonly isTrapped = false,
  ) {}
}

export interface PlainFormParts {
  enquiries: EnquiryStore;
  checkWork: CheckWork;
  siteDirectory: string;
  onTrapped?: (() => void) | undefined;
}

/**
 * The contact form of a browser without JavaScript. A stored enquiry redirects to a page of the site, so that a reload
 * posts nothing; a refused one is answered with a small document that keeps what was typed.
 */
export function createPlainForm({ enquiries, checkWork, siteDirectory, onTrapped }: PlainFormParts) {
  async function sendReceived(reply: FastifyReply) {
    // The page may be missing in an older release, or without a site.
    const pages = await readDeployed(siteDirectory).then(
      (snapshot) => snapshot.pages,
      () => undefined,
    );
    if (!pages?.has(enquiryReceivedPath)) return sendDocument(reply, 200, composeReceived());
    return reply.header('cache-control', 'no-store').redirect(enquiryReceivedPath, 303);
  }

  return {
    matches({ headers }: FastifyRequest): boolean {
      return headers['content-type']?.toLowerCase().startsWith(formType) ?? false;
    },

    addParser(app: FastifyInstance) {
      app.addContentTypeParser(formType, { parseAs: 'string' }, async (_: FastifyRequest, body: string) =>
        readForm(body),
      );
    },

    async take(request: FastifyRequest, reply: FastifyReply) {
      const { body, log } = request;
      const { texts, isTrapped } = postedForm(body);
      if (isTrapped) {
        log.info('an enquiry with the hidden field filled in was not stored');
        onTrapped?.();
        return sendReceived(reply);
      }
      const challenge = await checkWork(request, 'enquiry');
      const idsOf = (enquiry: Enquiry) => ({ key: keyOf(enquiry), challenge });
      const reception = await receiveEnquiry(enquiries, texts, idsOf);
      if (reception.kind === 'stored') return sendReceived(reply);
      const { detail, errors: wrong } = reception;
      const errors = Object.fromEntries((wrong ?? []).map(({ field, message }) => [field, message]));
      const problem = wrong ? 'Correct the marked fields and send the enquiry again.' : `${failed} ${detail}`;
      return sendDocument(reply, reception.status, composeForm(problem, texts, errors));
    },

    async answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const { status, detail } = await prepareRefusal(error, request, reply);
      const { texts } = postedForm(request.body);
      const document =
        Object.keys(texts).length > 0
          ? composeForm(`${failed} ${detail}`, texts, {})
          : // Refused before it was read: the browser still has what was typed on the previous page.
            composeRefused(`${failed} ${detail} Go back to see what you typed.`);
      return sendDocument(reply, status, document);
    },
  };
}

function sendDocument(reply: FastifyReply, status: number, html: string) {
  reply.headers({ ...plainDocumentHeaders, 'cache-control': 'no-store' });
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/** The first of a repeated field counts. A form posts every line break as CRLF. */
function readForm(body: string): PostedForm {
  const posted = new URLSearchParams(body);
  const texts: Texts = {};
  for (const field of enquiryFields) {
    const value = posted.get(field);
    if (value !== null) texts[field] = value.replaceAll('\r\n', '\n');
  }
  return new PostedForm(texts, Boolean(posted.get(honeypotField)));
}

/** The parsed form; empty if the request was refused earlier. */
function postedForm(body: unknown): PostedForm {
  return body instanceof PostedForm ? body : new PostedForm();
}

/**
 * The key of a posted form: a browser without JavaScript can't send one, and may post the form again. The same text on
 * the same day is the same enquiry.
 */
function keyOf(enquiry: Enquiry): string {
  const words = JSON.stringify(enquiryFields.map((field) => enquiry[field]));
  const day = new Date().toISOString().slice(0, 10);
  return `form-${day}-${createHash('sha256').update(words).digest('base64url')}`;
}
