import { enquiryAddress } from '@site/shared/company/company';
import { sampleEnquiry } from './sample-enquiry';

/** Posts an enquiry to a running server. */
export function postEnquiry(
  address: string,
  enquiry: object = sampleEnquiry,
  headers: Record<string, string> = {},
) {
  return fetch(address + enquiryAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(enquiry),
  });
}
