import { readSecret } from '../read-secret';
import type { CredentialSource } from './credentials';
import { readSharedFile, sharedFile } from './shared-file';
import { webIdentity } from './web-identity';

/** The same as {@link findCredentials}, on first use; while there are none, each call searches again. */
export function credentialsFor(region: string): CredentialSource {
  let found: CredentialSource | undefined;
  return async () => {
    found ??= await findCredentials(region);
    return found();
  };
}

/**
 * Finds credentials in the order and with the names of Amazon's own tools, which operators and clusters set already:
 * settings, then a web identity, then the shared file.
 * @param region where a role is assumed
 * @throws naming all three when there are none
 */
export async function findCredentials(region: string, environment = process.env): Promise<CredentialSource> {
  const fromSettings = readSettings(environment);
  if (fromSettings) return async () => fromSettings;
  const { AWS_ROLE_ARN, AWS_WEB_IDENTITY_TOKEN_FILE } = environment;
  if (AWS_ROLE_ARN && AWS_WEB_IDENTITY_TOKEN_FILE)
    return webIdentity({
      roleArn: AWS_ROLE_ARN,
      tokenFile: AWS_WEB_IDENTITY_TOKEN_FILE,
      sessionName: environment.AWS_ROLE_SESSION_NAME || 'site-delivery',
      endpoint: environment.AWS_ENDPOINT_URL_STS || `https://sts.${region}.amazonaws.com`,
    });
  const { file, profile } = sharedFile(environment);
  const fromFile = await readSharedFile(file, profile);
  if (fromFile) return async () => (await readSharedFile(file, profile)) ?? fromFile;
  throw new Error(
    `There are no credentials for the bucket. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (or the files AWS_ACCESS_KEY_ID_FILE and AWS_SECRET_ACCESS_KEY_FILE), or AWS_ROLE_ARN and AWS_WEB_IDENTITY_TOKEN_FILE, or write [${profile}] into ${file}.`,
  );
}

function readSettings(environment: NodeJS.ProcessEnv) {
  const accessKeyId = readSecret('AWS_ACCESS_KEY_ID', environment);
  const secretAccessKey = readSecret('AWS_SECRET_ACCESS_KEY', environment);
  const sessionToken = readSecret('AWS_SESSION_TOKEN', environment);
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey, sessionToken };
  if (accessKeyId || secretAccessKey)
    throw new Error(`Of AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY only one is set: set both, or neither.`);
  return undefined;
}
