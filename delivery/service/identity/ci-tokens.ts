import { Refusal } from '@site/shared/http/refusal';
import { cached } from '@site/shared/node/cached';
import { limitBody } from '@site/shared/node/limit-body';
import { createRemoteJWKSet, customFetch, decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { Caller } from './caller';
import type { CiIdentity } from './ci-identities';

/** No shared secrets: with one, the verifier could sign tokens, too. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** The uses of tokens are stored for this time. */
export const maxTokenAgeMs = 86_400_000;

/** How far this machine's clock may be from the issuer's. */
const clockToleranceSeconds = 10;

const timeoutMs = 5000;

/** For a token that names an unknown key, an issuer's keys are fetched again after this time at the earliest. */
const cooldownSeconds = 30;

/** Of an issuer's configuration, and of its keys. */
const maxAnswerBytes = 2 ** 20;

/** The claims that are stored: enough to find the run, nothing personal except the name of its starter. */
const keptClaims = [
  'repository',
  'project_path',
  'ref',
  'sha',
  'environment',
  'run_id',
  'pipeline_id',
  'actor',
  'user_login',
];

type IssuerKeys = ReturnType<typeof createRemoteJWKSet>;

const discoverySchema = v.object({ issuer: v.string(), jwks_uri: v.string() });

/** How long the URL of an issuer's keys is cached; the keys themselves are fetched more often. */
const discoveredMs = 3_600_000;

/**
 * Makes a function that verifies a token and finds its run. The issuers' keys are fetched on first use, cached, and fetched
 * again when a token names an unknown one.
 */
export function createTokenReader(identities: CiIdentity[]): (token: string) => Promise<Caller> {
  const keysOf = cached(discoveredMs, discoverKeys);

  return async (token) => {
    const issuer = issuerOf(token);
    const known = identities.filter((identity) => identity.issuer === issuer);
    if (known.length === 0) throw new Refusal(401, 'The token is from an issuer without grants.');
    const audience = known.map((identity) => identity.audience);
    const claims = await verify(token, await keysOf(issuer), { issuer, audience });
    const granted = known.filter((identity) => fits(claims, identity));
    const [first] = granted;
    const proven = keptOf(claims);
    if (!first) {
      const said = Object.entries(proven).map(([name, value]) => `${name} ${value}`);
      throw new Refusal(
        401,
        `No identity matches this token: ${said.join(', ') || 'it names no repository'}.`,
      );
    }
    const names = granted.map(({ name }) => name).join(', ');
    return { who: { kind: 'ci', name: names }, grants: granted, proven, token: `${issuer} ${claims.jti}` };
  };
}

/** Unverified: only used to find the keys that verify the token. */
function issuerOf(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    throw new Refusal(401, 'This is neither a key nor a token.');
  }
}

async function verify(
  token: string,
  keys: IssuerKeys,
  { issuer, audience }: { issuer: string; audience: string[] },
): Promise<JWTPayload> {
  const isCoolingDown = keys.coolingDown;
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms,
      requiredClaims: ['exp', 'iat', 'jti'],
      clockTolerance: clockToleranceSeconds,
      // No token is valid for longer than its uses are stored, on either side of the tolerance. Fractions of a second are
      // dropped by jose.
      maxTokenAge: maxTokenAgeMs / 1000 - 2 * clockToleranceSeconds - 1,
    });
    return payload;
  } catch (error) {
    // Its key may be newer than the fetched ones. Without the error, which the operator's log has no use for.
    if (error instanceof errors.JWKSNoMatchingKey && isCoolingDown) throw keysAway(issuer);
    if (!isAboutToken(error)) throw keysAway(issuer, error);
    throw new Refusal(401, refusalOf(error, audience));
  }
}

/** Otherwise the issuer's keys can't be fetched or used. */
function isAboutToken(error: unknown): error is errors.JOSEError {
  if (error instanceof errors.JWKSNoMatchingKey) return true;
  return error instanceof errors.JOSEError && !/^ERR_(JOSE_GENERIC$|JWKS_)/.test(error.code);
}

/** The usual mistakes of a CI, with their remedies. */
function refusalOf(error: errors.JOSEError, audience: string[]): string {
  if (error instanceof errors.JWTExpired) return 'The token has expired. Let the CI run ask for a new one.';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
    return `The token is for another audience. Let the CI run ask for one for ${audience.join(' or ')}.`;
  return `The token is not valid: ${error.message}.`;
}

function fits(payload: JWTPayload, { audience, claims }: CiIdentity): boolean {
  if (![payload.aud].flat().includes(audience)) return false;
  return Object.entries(claims).every(([name, value]) => payload[name] === value);
}

function keptOf(payload: JWTPayload): Record<string, string> {
  return Object.fromEntries(
    keptClaims.flatMap((name) => {
      const value = payload[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );
}

async function discoverKeys(issuer: string): Promise<IssuerKeys> {
  try {
    const place = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetchLimited(place, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const { issuer: named, jwks_uri } = v.parse(discoverySchema, await answer.json());
    if (named !== issuer) throw new Error(`${place} is of ${named}`);
    return createRemoteJWKSet(new URL(jwks_uri), {
      cooldownDuration: cooldownSeconds * 1000,
      timeoutDuration: timeoutMs,
      [customFetch]: fetchLimited,
    });
  } catch (cause) {
    throw keysAway(issuer, cause);
  }
}

function keysAway(issuer: string, cause?: unknown): Refusal {
  const detail = `The keys of ${issuer} can't be fetched just now. Try again in ${cooldownSeconds} s.`;
  return new Refusal(503, detail, { cause }, cooldownSeconds);
}

async function fetchLimited(url: string, options: RequestInit): Promise<Response> {
  return limitBody(await fetch(url, options), maxAnswerBytes);
}
