import type { Enquiry } from '@site/shared/site-model/enquiry';

/** Has spaces and line breaks that must arrive unchanged. */
export const sampleEnquiry: Enquiry = {
  firstName: 'Asha',
  lastName: ' Verma ',
  email: 'asha@mill',
  phone: '07312550100',
  subject: 'Stock app for two warehouses',
  message: 'We run two warehouses.\n\n“Stock” is a spreadsheet.\n',
};
