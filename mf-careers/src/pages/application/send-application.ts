import { postIdempotent } from '@site/shared/forms/post-idempotent';
import type { SubmissionKeys } from '@site/shared/forms/submission-keys';
import { applicationFields } from '@site/shared/site-model/application';
import type { Application } from '../../content/application.schema';

/** The server waits 60 s for a request: a resume takes long on a slow network. The rest is for the answer. */
const timeoutMs = 65_000;

/**
 * Sends an application as form data, each field under its own name and the resume as a file.
 * @param solution of the server's challenge, if it asks for one
 * @returns the text of the answer
 * @throws when the status is not OK, the network fails or there is no answer in time
 */
export function sendApplication(
  endpoint: string,
  application: Application,
  keys: SubmissionKeys,
  solution?: string,
): Promise<string> {
  const form = new FormData();
  for (const field of applicationFields) form.append(field, application[field]);
  const key = keys.keyOf(inputOf(application));
  return postIdempotent(endpoint, form, { key, timeoutMs, solution });
}

/** Identifies a file by its metadata: hashing its content would take as long as sending it. */
function inputOf(application: Application): string {
  const { name, size, lastModified } = application.resume;
  const texts = applicationFields.map((field) => (field === 'resume' ? '' : application[field]));
  return JSON.stringify([...texts, name, size, lastModified]);
}
