export { EnquiryForm as Island } from './enquiry-form';
