import { readFileSync } from 'node:fs';
import { messageOf } from '@site/shared/node/message-of';
import { appNamePattern } from '@site/shared/site-model/apps';
import * as v from 'valibot';
import { permissionSchema } from './caller';

/** Claims that identify a repository: without one of them every repository of the issuer would match. */
const ownerClaims = ['repository', 'repository_id', 'project_path', 'project_id', 'sub'];

/** With TLS, or on this machine. */
const issuerUrl = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || ['127.0.0.1', 'localhost'].includes(hostname);
  }, 'must be a URL with https'),
);

const notEmpty = v.pipe(v.string(), v.minLength(1));

const identitySchema = v.strictObject({
  name: notEmpty,
  apps: v.pipe(
    v.array(
      v.pipe(v.string(), v.regex(appNamePattern, 'must be the name of an app, for instance mf-careers')),
    ),
    v.minLength(1),
  ),
  may: v.pipe(v.array(permissionSchema), v.minLength(1)),
  issuer: issuerUrl,
  audience: notEmpty,
  /** The exact claims of the token: repository, branch, environment. */
  claims: v.pipe(
    v.record(v.string(), notEmpty),
    v.check(
      (claims) => ownerClaims.some((name) => name in claims),
      `must name one of ${ownerClaims.join(', ')}`,
    ),
  ),
});

/** The permissions of CI runs. */
export type CiIdentity = v.InferOutput<typeof identitySchema>;

/**
 * Reads the file of DELIVERY_IDENTITIES.
 * @throws with the path in the file and the error
 */
export function readIdentities(file: string | undefined): CiIdentity[] {
  if (file === undefined) return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `DELIVERY_IDENTITIES names ${file}, which can't be read (${messageOf(cause)}): make the file readable for the user that runs this, or remove DELIVERY_IDENTITIES.`,
      { cause },
    );
  }
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(identitySchema)), text);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}. See docs/teams.md.`);
}
