import multipart from '@fastify/multipart';
import type { FieldError } from '@site/shared/http/problem';
import { Refusal } from '@site/shared/http/refusal';
import {
  type ApplicationTexts,
  applicationFields,
  checkApplicationTexts,
  isPdf,
  largestResumeBytes,
  resumeMessages,
} from '@site/shared/site-model/application';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Resume } from './application-store';

/** Higher than in any form. */
const limits = {
  fieldNameSize: 100,
  // Enough for the longest text: each of its characters takes at most three bytes in UTF-8.
  fieldSize: 32 * 1024,
  fields: 40,
  files: 1,
  parts: 41,
  fileSize: largestResumeBytes,
};

/** A valid application, or its errors in the order of the form. */
export type SentApplication =
  | { texts: ApplicationTexts; resume: Resume; errors?: never }
  | { errors: FieldError[] };

/** Makes the routes that are added afterwards accept only multipart form data. */
export async function readMultipart(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  await app.register(multipart, { limits, throwFileSizeLimit: false });
}

/**
 * Reads an application from multipart form data.
 * @throws with the status 400 when the form data is invalid, 413 when it has too many or too long parts
 */
export async function readApplication(request: FastifyRequest): Promise<SentApplication> {
  const texts: Record<string, unknown> = {};
  let resume: Resume | undefined;
  let resumeError: string | undefined = resumeMessages.missing;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Refusal(413, part.fieldname);
        texts[part.fieldname] = typed(part.value);
        continue;
      }
      const content = await part.toBuffer();
      // A browser sends an empty file without a name if none was chosen.
      if (part.fieldname !== 'resume' || (content.length === 0 && !part.filename)) continue;
      resume = { name: nameOf(part), content };
      resumeError = part.file.truncated
        ? resumeMessages.tooLarge
        : isPdf(content)
          ? undefined
          : resumeMessages.noPdf;
    }
  } catch (error) {
    const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw new Refusal(isTooMuch ? 413 : 400, 'The form data could not be read', { cause: error });
  }
  const checked = checkApplicationTexts(texts);
  if (checked.values && resume && !resumeError) return { texts: checked.values, resume };
  return { errors: inOrder({ ...checked.errors, ...(resumeError && { resume: resumeError }) }) };
}

/** Form data has each line break as CRLF. The form counts and shows it as one character. */
function typed(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}

/** Undefined for a part that is a file by its type alone, although the types of the package have no such case. */
function nameOf({ filename }: { filename: string | undefined }): string {
  return filename ?? '';
}

function inOrder(messages: Partial<Record<string, string>>): FieldError[] {
  return applicationFields.flatMap((field) => {
    const message = messages[field];
    return message ? [{ field, message }] : [];
  });
}
