import { randomUUID } from 'node:crypto';
import { startSite } from '@site/kit/testing/running-site';
import { enquiryAddress } from '@site/shared/company/company';
import type { Enquiry } from '@site/shared/site-model/enquiry';
import autocannon from 'autocannon';
import { openForCommand } from '../api/src/enquiries/storage/open-database';
import { table, verdict, writeSection } from './results';

const seconds = 30;
const connections = 50;

export const enquiry: Omit<Enquiry, 'subject'> = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@mill.example',
  phone: '07312550100',
  message: 'We run two warehouses and count our stock in a spreadsheet. '.repeat(8),
};

/** Sends enquiries to the built server as fast as it answers, and searches its database for each answered one. */
export async function measureEnquiries(): Promise<void> {
  const site = await startSite(undefined, { HOST: '127.0.0.1' });
  try {
    const answered = new Set<string>();
    const load = await autocannon({
      url: site.address.replace('localhost', '127.0.0.1') + enquiryAddress,
      duration: seconds,
      connections,
      requests: [
        {
          method: 'POST',
          setupRequest: (request, context) => {
            const subject = randomUUID();
            Object.assign(context, { subject });
            const headers = { 'content-type': 'application/json', 'idempotency-key': subject };
            return { ...request, headers, body: JSON.stringify({ ...enquiry, subject }) };
          },
          onResponse: (status, _body, context) => {
            if (status === 200 && 'subject' in context) answered.add(String(context.subject));
          },
        },
      ],
    });
    const { latency, duration, errors, timeouts, non2xx } = load;
    const stored = await storedSubjects(site.dataFolder);
    const lost = [...answered].filter((subject) => !stored.includes(subject)).length;
    const rate = answered.size / duration;
    const failed = errors + timeouts + non2xx;
    await writeSection('enquiries', [
      `${connections} connections for ${seconds} s; each enquiry is committed to SQLite on disk before it is answered. The load comes from the same machine.`,
      table(
        ['Target', 'Measured', 'Met'],
        [
          verdict('Enquiries a second: at least 1,000', Math.round(rate).toLocaleString('en'), rate >= 1000),
          verdict('Other answers than 200, or none: 0', String(failed), failed === 0),
          verdict('Answer, 99th percentile: under 250 ms', `${latency.p99} ms`, latency.p99 < 250),
          verdict('Answered, but not stored: 0', String(lost), lost === 0),
        ],
      ),
    ]);
  } finally {
    await site.stop();
  }
}

/** @returns the subject of every enquiry in a server's database */
export async function storedSubjects(folder: string): Promise<string[]> {
  const database = openForCommand({ kind: 'sqlite', folder }, 'read');
  try {
    const rows = await database.selectFrom('enquiries').select('subject').execute();
    return rows.map(({ subject }) => subject);
  } finally {
    await database.destroy();
  }
}
