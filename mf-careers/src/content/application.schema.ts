import {
  type ApplicationTexts,
  applicationTextsSchema,
  largestResumeBytes,
  resumeMessages,
} from '@site/shared/site-model/application';
import { checkForm } from '@site/shared/site-model/form-rules';
import * as v from 'valibot';

const { additionalInfo1, ...textsBeforeResume } = applicationTextsSchema.entries;

/** A job application as the form checks it, field by field in the form's order (requirements §3 and §5). */
const applicationSchema = v.object({
  ...textsBeforeResume,
  // A file picker's `accept` is only a suggestion: "all files" lets anything through (requirements §3.7).
  resume: v.pipe(v.instance(File, resumeMessages.missing), v.check(looksLikePdf, resumeMessages.noPdf)),
  additionalInfo1,
});

export type Application = ApplicationTexts & { resume: File };
export type ApplicationField = keyof Application;
export type ApplicationErrors = Partial<Record<ApplicationField, string>>;

/**
 * Checks what an applicant filled in.
 * @param values the form's values; a field that was never touched may be absent
 * @param isSent whether it is sent to a server, which limits the size of the resume; otherwise it is only logged
 * @returns the first message for each wrong field, empty when the application is complete
 */
export function findApplicationErrors(
  values: Partial<Record<ApplicationField, unknown>>,
  isSent: boolean,
): ApplicationErrors {
  const errors: ApplicationErrors = checkForm(applicationSchema, values).errors;
  const { resume } = values;
  if (isSent && resume instanceof File && resume.size > largestResumeBytes)
    errors.resume ??= resumeMessages.tooLarge;
  return errors;
}

/** Some systems give a PDF no type, so its name counts as well. The API looks at the bytes. */
function looksLikePdf(file: File): boolean {
  return file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
}
