import * as v from 'valibot';
import { checkForm, emailText, filledText } from './form-rules';

/**
 * The enquiry as form and API both understand it (specification §5 and §7).
 * The messages are contract: the form shows them, the API answers with them.
 */
export const enquirySchema = v.object({
  firstName: filledText('First Name', 100),
  lastName: filledText('Last Name', 100),
  email: emailText('Email', 254),
  phone: filledText('Phone number', 1000),
  subject: filledText('Subject', 200),
  message: filledText('Message', 10_000),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;

/** The fields in the order of the form. */
export const enquiryFields = Object.keys(enquirySchema.entries) as EnquiryField[];

/** 128 KiB: the largest body the API reads. The longest texts fit in, however a client escapes them. */
export const largestEnquiryBytes = 128 * 1024;

/**
 * Checks what a visitor typed.
 * @param filledIn any object; unknown fields are ignored, so that an older form is never refused
 */
export const checkEnquiry = (filledIn: unknown) => checkForm(enquirySchema, filledIn);
