import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { requestBytes } from '../site-copy/request-bytes';
import type { CredentialSource, Credentials } from './credentials';
import { textOf } from './xml';

/** Credentials must still be valid when a request that is signed now arrives. */
const renewBeforeMs = 5 * 60_000;

const timeoutMs = 10_000;
const maxAnswerBytes = 2 ** 16;

interface WebIdentity {
  roleArn: string;
  /** The token is read again for each exchange, as its issuer renews the file. */
  tokenFile: string;
  sessionName: string;
  /** Of the token service. */
  endpoint: string;
}

const answerSchema = v.object({
  accessKeyId: v.pipe(v.string(), v.minLength(1)),
  secretAccessKey: v.pipe(v.string(), v.minLength(1)),
  sessionToken: v.pipe(v.string(), v.minLength(1)),
  expiration: v.pipe(v.string(), v.isoTimestamp()),
});

/** Exchanges the token of a workload (a pod, a CI run) for credentials of a role, and again before they expire. */
export function webIdentity(identity: WebIdentity): CredentialSource {
  let held: { credentials: Credentials; expiresAt: number } | undefined;
  let exchange: Promise<Credentials> | undefined;
  const renew = async () => {
    try {
      held = await assumeRole(identity);
    } catch (problem) {
      if (!held || Date.now() >= held.expiresAt) throw problem;
    }
    return held.credentials;
  };
  return () => {
    if (held && Date.now() < held.expiresAt - renewBeforeMs) return Promise.resolve(held.credentials);
    exchange ??= renew().finally(() => {
      exchange = undefined;
    });
    return exchange;
  };
}

async function assumeRole({ roleArn, tokenFile, sessionName, endpoint }: WebIdentity) {
  const token = await readFile(tokenFile, 'utf8').catch((cause: unknown) => {
    throw new Error(`AWS_WEB_IDENTITY_TOKEN_FILE names ${tokenFile}, which can't be read.`, { cause });
  });
  const question = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: roleArn,
    RoleSessionName: sessionName,
    WebIdentityToken: token.trim(),
  });
  // Follows no redirect, which would send the token to another host.
  const { status, headers, body } = await requestBytes(new URL(endpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(question.toString()),
    timeoutMs,
    maxBytes: maxAnswerBytes,
  });
  const xml = body.toString();
  const { success, output } = v.safeParse(answerSchema, {
    accessKeyId: textOf(xml, 'AccessKeyId'),
    secretAccessKey: textOf(xml, 'SecretAccessKey'),
    sessionToken: textOf(xml, 'SessionToken'),
    expiration: textOf(xml, 'Expiration'),
  });
  if (status === 200 && success)
    return { credentials: output, expiresAt: localTime(output.expiration, headers.date) };
  const reason = textOf(xml, 'Message') ?? textOf(xml, 'Code') ?? 'without credentials';
  throw new Error(
    `${endpoint} gave no credentials for AWS_ROLE_ARN=${roleArn} (status ${status}, ${reason}): let the role trust the issuer of the token in ${tokenFile}.`,
  );
}

/**
 * A time of a server by this machine's clock, which may be wrong by the 15 minutes that buckets tolerate.
 * @param serverDate the server's present time
 */
function localTime(time: string, serverDate = ''): number {
  const skewMs = Date.now() - Date.parse(serverDate);
  return Date.parse(time) + (Number.isNaN(skewMs) ? 0 : skewMs);
}
