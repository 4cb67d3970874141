import type { Enquiry } from '@site/shared/site-model/enquiry';

export const sampleEnquiry: Enquiry = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@shop.example',
  phone: '09826012345',
  subject: 'Online shop',
  message: 'We sell sarees and need a shop.',
};
