import { enquiryAddress } from '@site/shared/company/company';
import { type Enquiry, enquiryFields } from '@site/shared/contracts/enquiry';
import { postOnce } from '@site/shared/forms/post-once';
import type { SubmissionKeys } from '@site/shared/forms/submission-keys';

/**
 * In milliseconds. The server waits two seconds at most for its database, and a slow phone needs a few more for the way:
 * past fifteen no answer will come, and the visitor still has the patience to try again.
 */
const longestWait = 15_000;

/**
 * Sends an enquiry, exactly its six fields, as they were typed (specification §7), under a name of its own.
 * @returns the text of the answer
 * @throws when the status is not OK, the network fails or nothing comes within fifteen seconds
 */
export function sendEnquiry(enquiry: Enquiry, keys: SubmissionKeys): Promise<string> {
  const body = JSON.stringify(enquiry, enquiryFields);
  const headers = { 'content-type': 'application/json' };
  return postOnce(enquiryAddress, body, { key: keys.keyOf(body), longestWait, headers });
}
