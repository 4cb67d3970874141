import { company } from '@site/shared/company/company';

export interface Email {
  /** The same at each attempt, so that mailboxes recognise a repeat. */
  messageId: string;
  subject: string;
  text: string;
  replyTo: { name: string; address: string } | undefined;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

export function messageId(notificationId: string): string {
  return `<${notificationId}@${new URL(company.website).hostname}>`;
}
