import { Refusal } from '@site/shared/http/refusal';
import type { FastifyInstance } from 'fastify';
import { createApplicationStore } from '../../application/application-store';
import { resumeFileName } from '../../application/resume-file-name';
import { createEnquiryStore } from '../../enquiry/enquiry-store';
import { readAnswered } from '../../operator/answered';
import { askDatabase } from '../../operator/ask-database';
import type { Subject } from '../../operator/command';
import type { Database } from '../../storage/tables';
import type { RouteParts } from '../build-inbox';
import { deletePage } from '../pages/delete-page';
import { type Entry, entryPage } from '../pages/entry-page';
import { show } from '../show';
import { readId, subjects } from './read-request';

/** The page of an enquiry or application, its resume, and the confirmation before it is deleted. */
export function addEntryRoutes(app: FastifyInstance, { database, token }: RouteParts): void {
  for (const subject of subjects) {
    const read = (params: unknown) => {
      const id = readId(params);
      return askDatabase(database, 'read', (within) => readEntry(within, subject, id));
    };

    app.get(`/${subject}/:id`, async ({ params }, reply) => {
      const entry = await read(params);
      return show(reply, entryPage(existing(entry), token));
    });

    app.get(`/${subject}/:id/delete`, async ({ params }, reply) => {
      const entry = await read(params);
      return show(reply, deletePage(existing(entry), token));
    });
  }

  app.get('/applications/:id/resume', async ({ params }, reply) => {
    const id = readId(params);
    const found = await askDatabase(database, 'read', async (within) => {
      const applications = createApplicationStore(within);
      const application = await applications.find(id);
      const resume = await applications.findResume(id);
      return application && resume && { name: resumeFileName(application), content: resume.content };
    });
    const { name, content } = existing(found);
    // Programs that don't know RFC 6266 take the first.
    const names = `filename="resume-${id}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`;
    return reply
      .header('content-disposition', `attachment; ${names}`)
      .type('application/octet-stream')
      .send(content);
  });
}

async function readEntry(within: Database, subject: Subject, id: string): Promise<Entry | undefined> {
  const answeredAt = await readAnswered(within, id);
  if (subject === 'enquiries') {
    const stored = await createEnquiryStore(within).find(id);
    return stored && { subject, stored, answeredAt };
  }
  const stored = await createApplicationStore(within).find(id);
  return stored && { subject, stored, answeredAt };
}

/** @throws Refusal for an entry that does not exist */
function existing<Found>(found: Found | undefined): Found {
  if (found !== undefined) return found;
  throw new Refusal(404, 'There is no such entry: it may have been deleted.');
}
