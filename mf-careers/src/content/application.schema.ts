import { emailText, filledText, firstMessages } from '@site/shared/contracts/form-rules';
import * as v from 'valibot';

/** A job application as the form checks it, field by field in the form's order (specification §3 and §5). */
const applicationSchema = v.object({
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
  // A file picker's `accept` is only a suggestion: "all files" lets anything through (specification §9, PDF only).
  resume: v.pipe(v.instance(File, 'Resume is required'), v.check(isPdf, 'Resume must be a PDF file')),
  additionalInfo1: filledText('Additional Info 1 is required'),
});

export type Application = v.InferOutput<typeof applicationSchema>;
export type ApplicationField = keyof Application;
export type ApplicationErrors = Partial<Record<ApplicationField, string>>;

/** The fourteen fields in the order of the form. */
export const applicationFields = Object.keys(applicationSchema.entries) as ApplicationField[];

/**
 * Checks what an applicant filled in.
 * @param values the form's values; a field that was never touched may be absent
 * @returns the first message for each wrong field, empty when the application is complete
 */
export function findApplicationErrors(values: Partial<Record<ApplicationField, unknown>>): ApplicationErrors {
  return firstMessages(applicationSchema, values);
}

/** Some systems give a PDF no type, so its name counts as well. */
function isPdf(file: File): boolean {
  return file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
}
