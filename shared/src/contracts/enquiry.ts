import * as v from 'valibot';
import { emailText, filledText, firstMessages } from './form-rules';

/**
 * The enquiry as form and API both understand it (specification §5 and §7).
 * The messages are contract: the form shows them, the API answers with them.
 */
export const enquirySchema = v.object({
  firstName: filledText('First Name is required'),
  lastName: filledText('Last Name is required'),
  email: emailText('Email is required', 'Invalid email address'),
  phone: filledText('Phone number is required'),
  subject: filledText('Subject is required'),
  message: filledText('Message is required'),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

/** The fields in the order of the form. */
export const enquiryFields = Object.keys(enquirySchema.entries) as EnquiryField[];

/** 256 KiB: the largest body the API reads. */
export const largestEnquiryBytes = 256 * 1024;

/**
 * Checks what a visitor typed.
 * @param values any object; unknown fields are ignored, so that an older form is never refused
 * @returns the first message for each wrong field, empty when the enquiry is complete
 */
export function findEnquiryErrors(values: unknown): EnquiryErrors {
  return firstMessages(enquirySchema, values);
}
