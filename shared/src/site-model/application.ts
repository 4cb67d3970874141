import * as v from 'valibot';
import { checkForm, emailText, filledText } from './form-rules';

/**
 * The text fields of a job application, for form and API (requirements §3 and §5). It is sent as multipart form data, each
 * field under its own name and the resume as the file `resume`.
 */
export const applicationTextsSchema = v.object({
  firstName: filledText('First Name', 100),
  lastName: filledText('Last Name', 100),
  email: emailText('Email', 254),
  phone: filledText('Phone number', 1000),
  dob: filledText('Date of Birth', 100),
  role: filledText('Role', 200),
  country: filledText('Country', 100),
  state: filledText('State', 100),
  city: filledText('City', 100),
  gender: filledText('Gender', 100),
  Experience: filledText('Experience', 100),
  linkedin: filledText('Linkedin url', 300),
  additionalInfo1: filledText('Additional Info 1', 10_000),
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

/** Every PDF starts with these bytes. The file's name and type are not proof. */
export function isPdf(content: Uint8Array): boolean {
  return String.fromCharCode(...content.subarray(0, 5)) === '%PDF-';
}

/** Checks the text fields; the resume is checked separately. */
export const checkApplicationTexts = (filledIn: unknown) => checkForm(applicationTextsSchema, filledIn);
