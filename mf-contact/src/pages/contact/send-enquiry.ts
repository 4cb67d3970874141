import { enquiryAddress } from '@site/shared/content/company';
import { type Enquiry, enquiryFields } from '@site/shared/contracts/enquiry';

/**
 * In milliseconds. The server waits two seconds at most for its database, and a slow phone needs a few more for the way:
 * past fifteen no answer will come, and the visitor still has the patience to try again.
 */
const longestWait = 15_000;

/**
 * Sends an enquiry, exactly its six fields, as they were typed (specification §7).
 * @returns the text of the answer
 * @throws when the status is not OK, the network fails or nothing comes within fifteen seconds
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<string> {
  const connection = new AbortController();
  const late = new Error(`${enquiryAddress} did not answer within ${longestWait / 1000} s.`);
  const timer = setTimeout(() => connection.abort(late), longestWait);
  try {
    const answer = await fetch(enquiryAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry, enquiryFields),
      signal: connection.signal,
    });
    // The status alone says whether the enquiry was taken: a text that is cut off changes nothing.
    const text = await answer.text().catch(() => '');
    if (!answer.ok) throw new Error(`${enquiryAddress} answered with status ${answer.status}: ${text}`);
    return text;
  } finally {
    clearTimeout(timer);
  }
}
