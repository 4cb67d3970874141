import * as v from 'valibot';
import { emailText, filledText, firstMessages } from './form-rules';

/**
 * What an applicant fills in besides the resume, as form and API both understand it (specification §3 and §5).
 * It is sent as multipart form data, each field under its own name and the resume as the file `resume`.
 */
export const applicationTextsSchema = v.object({
  firstName: filledText('First Name is required'),
  lastName: filledText('Last Name is required'),
  email: emailText('Email is required', 'Invalid email address'),
  phone: filledText('Phone number is required'),
  dob: filledText('Date of Birth is required'),
  role: filledText('Role is required'),
  country: filledText('Country is required'),
  state: filledText('State is required'),
  city: filledText('City is required'),
  gender: filledText('Gender is required'),
  Experience: filledText('Experience is required'),
  linkedin: filledText('Linkedin url is required'),
  additionalInfo1: filledText('Additional Info 1 is required'),
});

export type ApplicationTexts = v.InferOutput<typeof applicationTextsSchema>;
export type ApplicationTextField = keyof ApplicationTexts;

export const applicationTextFields = Object.keys(applicationTextsSchema.entries) as ApplicationTextField[];

/** The fourteen fields in the order of the form: the resume comes before the last text. */
export const applicationFields = [
  ...applicationTextFields.slice(0, -1),
  'resume',
  ...applicationTextFields.slice(-1),
] as (ApplicationTextField | 'resume')[];

/** 5 MiB. */
export const largestResumeBytes = 5 * 1024 * 1024;

export const resumeMessages = {
  missing: 'Resume is required',
  noPdf: 'Resume must be a PDF file',
  tooLarge: 'Resume must not be larger than 5 MB',
};

/** Every PDF begins with these bytes; its name and type are only what somebody says. */
export function isPdf(content: Uint8Array): boolean {
  return String.fromCharCode(...content.subarray(0, 5)) === '%PDF-';
}

/**
 * Checks what an applicant typed.
 * @returns the first message for each wrong field, empty when every text is there
 */
export function findApplicationTextErrors(values: unknown): Partial<Record<ApplicationTextField, string>> {
  return firstMessages(applicationTextsSchema, values);
}
