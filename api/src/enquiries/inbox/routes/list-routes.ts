import type { FastifyInstance } from 'fastify';
import { countNotifications } from '../../mail/count-notifications';
import { askDatabase } from '../../operator/ask-database';
import type { Subject } from '../../operator/command';
import { formatCsv } from '../../operator/format-csv';
import { enquiryColumns } from '../../operator/queries';
import { applicationColumns, withScan } from '../../operator/scan-column';
import { type Criteria, countMatches, searchApplications, searchEnquiries } from '../../operator/search';
import type { Database } from '../../storage/tables';
import type { RouteParts } from '../build-inbox';
import { type Listed, listPage } from '../pages/list-page';
import { show } from '../show';
import { readListQuery, subjects } from './read-request';

const pageSize = 50;

/** The lists of enquiries and applications, by search, and their export. */
export function addListRoutes(app: FastifyInstance, { database }: RouteParts): void {
  for (const subject of subjects) {
    app.get(`/${subject}`, async ({ query }, reply) => {
      const asked = readListQuery(query);
      const page = await askDatabase(database, 'read', async (within) => {
        const count = await countMatches(within, subject, asked);
        const pages = Math.max(1, Math.ceil(count / pageSize));
        const at = Math.min(asked.page, pages);
        const range = { from: (at - 1) * pageSize, count: pageSize };
        const entries = await readListed(within, subject, asked, range);
        const mails = await countNotifications(within);
        const webhooks = await countNotifications(within, 'webhooks');
        return listPage({ subject, query: { ...asked, page: at }, entries, count, pages, mails, webhooks });
      });
      return show(reply, page);
    });

    app.get(`/${subject}/export.csv`, async ({ query }, reply) => {
      const csv = await askDatabase(database, 'read', (within) =>
        exportCsv(within, subject, readListQuery(query)),
      );
      return reply
        .header('content-disposition', `attachment; filename="${subject}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(csv);
    });
  }
}

async function readListed(
  within: Database,
  subject: Subject,
  criteria: Criteria,
  range: { from: number; count: number },
): Promise<Listed[]> {
  if (subject === 'enquiries') {
    const enquiries = await searchEnquiries(within, criteria, range);
    return enquiries.map((enquiry) => ({ ...enquiry, topic: enquiry.subject, text: enquiry.message }));
  }
  const applications = await searchApplications(within, criteria, range);
  return applications.map((application) => ({
    ...application,
    topic: application.role,
    text: application.additionalInfo1,
  }));
}

async function exportCsv(within: Database, subject: Subject, criteria: Criteria): Promise<string> {
  if (subject === 'enquiries')
    return formatCsv([...enquiryColumns, 'answeredAt'], await searchEnquiries(within, criteria));
  const applications = await searchApplications(within, criteria);
  return formatCsv([...applicationColumns(applications), 'answeredAt'], applications.map(withScan));
}
