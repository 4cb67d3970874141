import type { FieldError } from '@site/shared/http/problem';
import { checkEnquiry, type Enquiry, enquiryFields } from '@site/shared/site-model/enquiry';
import { takenKey } from '../../http/forms/idempotency-key';
import { notStored, onStorage } from '../../http/problems/storage-unavailable';
import { usedChallenge } from '../challenge/check-work';
import type { EnquiryStore, SubmissionIds } from './enquiry-store';

/** The outcome of an enquiry, as JSON or as a form. */
export type Reception =
  | { kind: 'stored'; id: string }
  | { kind: 'refused'; status: 409 | 422; detail: string; errors?: FieldError[] };

/**
 * Checks an enquiry and stores it.
 * @param idsOf returns what identifies it
 * @throws StorageUnavailable when it could not be stored
 */
export async function receiveEnquiry(
  enquiries: EnquiryStore,
  body: unknown,
  idsOf: (enquiry: Enquiry) => SubmissionIds,
): Promise<Reception> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const detail = `The enquiry must be a JSON object with the fields ${enquiryFields.join(', ')}.`;
    return { kind: 'refused', status: 422, detail };
  }
  const { values: enquiry, errors: messages } = checkEnquiry(body);
  if (!enquiry) {
    const errors = Object.entries(messages).map(([field, message]) => ({ field, message }));
    const fields = errors.map(({ field }) => field).join(', ');
    const detail = `Correct these fields and send the enquiry again: ${fields}.`;
    return { kind: 'refused', status: 422, detail, errors };
  }
  const receipt = await onStorage(notStored('enquiry'), () => enquiries.add(enquiry, idsOf(enquiry)));
  if (receipt.kind === 'key-taken') return { kind: 'refused', status: 409, detail: takenKey };
  if (receipt.kind === 'challenge-used') return { kind: 'refused', status: 409, detail: usedChallenge };
  return { kind: 'stored', id: receipt.id };
}
