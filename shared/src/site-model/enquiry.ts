import * as v from 'valibot';
import { checkForm, emailText, filledText } from './form-rules';

/** The names of the fields in messages, and in the form as the API shows it. */
export const enquiryLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone number',
  subject: 'Subject',
  message: 'Message',
};

/**
 * The enquiry, for form and API (requirements §5 and §7). The messages are part of the contract: the form shows them, the
 * API sends them.
 */
export const enquirySchema = v.object({
  firstName: filledText(enquiryLabels.firstName, 100),
  lastName: filledText(enquiryLabels.lastName, 100),
  email: emailText(enquiryLabels.email, 254),
  phone: filledText(enquiryLabels.phone, 1000),
  subject: filledText(enquiryLabels.subject, 200),
  message: filledText(enquiryLabels.message, 10_000),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;

/** The fields in the order of the form. */
export const enquiryFields = Object.keys(enquirySchema.entries) as EnquiryField[];

/** A field that is hidden from visitors. Only programs fill it in; then nothing is stored. */
export const honeypotField = 'homepage';

/** The page that a browser without JavaScript is sent to once its enquiry is stored. */
export const enquiryReceivedPath = '/contact/received';

/** 128 KiB: the largest body that the API reads. The longest texts fit in, in every encoding of a client. */
export const largestEnquiryBytes = 128 * 1024;

/**
 * Checks the input of a visitor.
 * @param filledIn any object; unknown fields are ignored, so that an older form is never refused
 */
export const checkEnquiry = (filledIn: unknown) => checkForm(enquirySchema, filledIn);
