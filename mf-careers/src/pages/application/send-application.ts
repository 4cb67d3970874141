import { applicationFields } from '@site/shared/contracts/application';
import { postIdempotent } from '@site/shared/forms/post-idempotent';
import type { SubmissionKeys } from '@site/shared/forms/submission-keys';
import type { Application } from '../../content/application.schema';

/** The server gives a request a minute: a resume takes long on a slow network. */
const timeoutMs = 65_000;

/**
 * Sends an application as form data, each field under its own name and the resume as a file.
 * @param endpoint where the company takes applications
 * @returns the text of the answer
 * @throws when the status is not OK, the network fails or nothing comes in time
 */
export function sendApplication(
  endpoint: string,
  application: Application,
  keys: SubmissionKeys,
): Promise<string> {
  const form = new FormData();
  for (const field of applicationFields) form.append(field, application[field]);
  return postIdempotent(endpoint, form, { key: keys.keyOf(wordsOf(application)), timeoutMs });
}

/** A file is known by what the system says of it: reading it would take as long as sending it. */
function wordsOf(application: Application): string {
  const { name, size, lastModified } = application.resume;
  const texts = applicationFields.map((field) => (field === 'resume' ? '' : application[field]));
  return JSON.stringify([...texts, name, size, lastModified]);
}
