import type { Enquiry } from '@site/shared/contracts/enquiry';

/** An enquiry for tests, with blanks and breaks that have to arrive as they are. */
export const sampleEnquiry: Enquiry = {
  firstName: 'Asha',
  lastName: ' Verma ',
  email: 'asha@mill',
  phone: '07312550100',
  subject: 'Stock app for two warehouses',
  message: 'We run two warehouses.\n\n“Stock” is a spreadsheet.\n',
};
