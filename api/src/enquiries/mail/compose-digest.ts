import { operatorCommand } from '../../settings/npm-environment';
import { formatFacts } from '../facts';
import { officeTime } from '../office-time';
import { digestWindow } from '../queue-notification';
import type { Database } from '../storage/tables';
import { type Email, messageId } from './email';

/**
 * @param windowEnd the `aboutId` of a digest: the end of its window
 * @returns the mail about all submissions of that window without a mail of their own; undefined when all are deleted
 */
export async function composeDigest(
  database: Database,
  notificationId: string,
  windowEnd: string,
): Promise<Email | undefined> {
  const counts = await database
    .selectFrom('notifications')
    .select(['about', (count) => count.fn.countAll<number>().as('number')])
    .where('state', '=', 'digested')
    .where('dueAt', '=', windowEnd)
    .groupBy('about')
    .execute();
  const numberOf = (about: string) => counts.find((row) => row.about === about)?.number ?? 0;
  const [enquiries, applications] = [numberOf('enquiry'), numberOf('application')];
  if (enquiries + applications === 0) return undefined;
  const from = new Date(Date.parse(windowEnd) - digestWindow).toISOString();
  const command = operatorCommand('enquiries');
  const facts = {
    Enquiries: `${enquiries}`,
    Applications: `${applications}`,
    From: officeTime(from),
    To: officeTime(windowEnd),
  };
  return {
    messageId: messageId(notificationId),
    subject: `${enquiries + applications} forms are stored without a mail of their own`,
    text: `More forms arrived than are mailed individually (ENQUIRY_RATE_LIMIT_TOTAL). These are stored, and this mail is the only one about them:

${formatFacts(facts)}

To list them, newest first:         ${command} list
To list applications:               ${command} list --applications
To get the mail about one of them:  ${command} resend ID
To delete one, for instance spam:   ${command} delete ID
`,
    replyTo: undefined,
    attachments: [],
  };
}
