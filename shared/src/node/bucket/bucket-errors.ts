import type { BucketAnswer, BucketRequest } from './bucket-client';
import { textOf } from './xml';

/** A bucket that gave no definite answer. Whether a write took place is unknown. */
export class BucketAwayError extends Error {
  override name = 'BucketAwayError';

  /** @param last the answer to the last try, or why there was none */
  constructor(place: string, request: BucketRequest, tries: number, last: BucketAnswer | string) {
    const reason = typeof last === 'string' ? last : describeAnswer(last);
    super(
      `${place} did not answer ${describeRequest(request)} (tries: ${tries}; the last: ${reason}). See whether this machine reaches it, then repeat the command.`,
    );
  }
}

/** A bucket that refused a request. */
export class BucketError extends Error {
  override name = 'BucketError';

  constructor(place: string, request: BucketRequest, answer: BucketAnswer) {
    const remedy = remedyFor(answer);
    super(`${place} answered ${describeRequest(request)} with ${describeAnswer(answer)}. ${remedy}`.trim());
  }
}

/** S3's own code of the error: `NoSuchKey`. */
export function errorCode({ body }: BucketAnswer): string | undefined {
  return textOf(body.toString(), 'Code');
}

const remedies: Record<string, string> = {
  AccessDenied:
    'Let the credentials use s3:GetObject, s3:PutObject and s3:DeleteObject on its objects, and s3:ListBucket on the bucket.',
  AuthorizationHeaderMalformed: "Set the region in SITE_STORE to the bucket's own.",
  ExpiredToken: 'The credentials have expired: renew them.',
  InvalidAccessKeyId: 'It does not know AWS_ACCESS_KEY_ID: use credentials of this endpoint.',
  NoSuchBucket: 'Create the bucket, or correct its name in SITE_STORE.',
  NotImplemented: 'It lacks a part of S3 that the site needs: use another object store.',
  PermanentRedirect: "Set endpoint and region in SITE_STORE to the bucket's own.",
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  SignatureDoesNotMatch: 'Correct AWS_SECRET_ACCESS_KEY.',
};

function remedyFor(answer: BucketAnswer): string {
  const code = errorCode(answer) ?? '';
  if (remedies[code]) return remedies[code];
  if (answer.status >= 300 && answer.status < 400) return remedies.PermanentRedirect ?? '';
  return answer.status === 403 ? (remedies.AccessDenied ?? '') : '';
}

function describeRequest({ method, key, query }: BucketRequest): string {
  return query?.prefix === undefined ? `${method} ${key}` : `the list of ${query.prefix}`;
}

function describeAnswer(answer: BucketAnswer): string {
  const code = errorCode(answer);
  return code ? `${answer.status} ${code}` : String(answer.status);
}
