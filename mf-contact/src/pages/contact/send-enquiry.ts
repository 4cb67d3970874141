import { enquiryAddress } from '@site/shared/company/company';
import { announceEnquiry } from '@site/shared/forms/enquiry-sent';
import { postIdempotent } from '@site/shared/forms/post-idempotent';
import type { SubmissionKeys } from '@site/shared/forms/submission-keys';
import { type Enquiry, enquiryFields } from '@site/shared/site-model/enquiry';

/** The server waits at most 4 s for each answer of its database; the rest is for a slow network. */
const timeoutMs = 15_000;

/**
 * Sends an enquiry: exactly its six fields, as typed (requirements §7), with an idempotency key. Once it is stored, the
 * shell counts it.
 * @param solution of the server's challenge, if it asks for one
 * @returns the text of the answer
 * @throws when the status is not OK, the network fails or there is no answer within fifteen seconds
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  keys: SubmissionKeys,
  solution?: string,
): Promise<string> {
  const body = JSON.stringify(enquiry, enquiryFields);
  const headers = { 'content-type': 'application/json' };
  const answer = await postIdempotent(enquiryAddress, body, {
    key: keys.keyOf(body),
    timeoutMs,
    headers,
    solution,
  });
  announceEnquiry();
  return answer;
}
