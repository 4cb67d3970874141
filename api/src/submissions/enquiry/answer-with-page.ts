import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '@site/shared/company/company';
import type { FastifyReply } from 'fastify';
import { watchGenerations } from '../../site/generation';
import { composeAnswer, type FormAnswer } from './answer-page';

/**
 * Makes the function that answers a posted form with the live contact page.
 * @param siteDirectory the folder of the composed site; without a site the answer is a plain one
 */
export function answersWithPage(siteDirectory: string) {
  const liveGeneration = watchGenerations(siteDirectory);

  async function compose(answer: FormAnswer) {
    try {
      const { folder, pages, headers } = await liveGeneration();
      const page = await readFile(join(folder, pages.get('/contact') ?? ''), 'utf8');
      return { html: composeAnswer(page, answer) ?? plainPage(answer), headers };
    } catch {
      return { html: plainPage(answer), headers: {} };
    }
  }

  return async (reply: FastifyReply, status: number, answer: FormAnswer) => {
    const { html, headers } = await compose(answer);
    reply.headers(headers).header('cache-control', 'no-store');
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  };
}

/** For the moment in which the site itself is missing: the enquiry counts, not its looks. */
function plainPage(answer: FormAnswer): string {
  const sentence =
    answer.kind === 'stored'
      ? `Form submitted successfully! Your reference: ${answer.id}`
      : `An error occurred while submitting the form. Go back, check it and send it again, or call us: ${company.phone.shown}`;
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>${company.name}</title><p>${sentence}</p></html>\n`;
}
