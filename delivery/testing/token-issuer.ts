import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '@site/shared/node/testing/listen';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An issuer of tokens on this machine, like that of a CI. */
export interface TokenIssuer {
  /** Its URL, the issuer in its tokens. */
  issuer: string;
  /** The path of its keys. */
  keysPath: string;
  /** The number of requests for its keys. */
  keyRequests: number;
  /** The path of the answer that is two megabytes longer. */
  padded: string | undefined;
  /** The currently published keys. */
  published: object[];
  /** Switches to another key, and publishes only that. */
  rotateKey(kid: string): Promise<void>;
  /** The claims of a run on the main branch of careers, for an audience. */
  claimsFor(audience: string): JWTPayload;
  /** Signs claims, with its own key unless another one is given. */
  sign(
    claims: JWTPayload,
    key?: CryptoKey | Uint8Array,
    header?: { alg: string; kid: string },
  ): Promise<string>;
  stop(): void;
}

/** Starts an issuer on a free port, with a key named `first`. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const server = createServer(({ url }, response) => {
    const { issuer, published, padded, keysPath } = tokens;
    if (url === keysPath) tokens.keyRequests += 1;
    const answer = url === keysPath ? { keys: published } : { issuer, jwks_uri: issuer + keysPath };
    response
      .setHeader('content-type', 'application/json')
      .end((url === padded ? ' '.repeat(2 ** 21) : '') + JSON.stringify(answer));
  });
  let signingKey: CryptoKey;
  const tokens: TokenIssuer = {
    issuer: await listen(server),
    keysPath: '/keys',
    keyRequests: 0,
    padded: undefined,
    published: [],
    async rotateKey(kid) {
      const { publicKey, privateKey } = await generateKeyPair('ES256');
      signingKey = privateKey;
      tokens.published = [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' }];
    },
    claimsFor(audience) {
      const now = Math.floor(Date.now() / 1000);
      return {
        iss: tokens.issuer,
        aud: audience,
        jti: randomUUID(),
        iat: now,
        exp: now + 300,
        repository: 'malvanta/careers',
        ref: 'refs/heads/main',
        environment: 'production',
        sha: '0123abc',
        run_id: '42',
      };
    },
    sign: (claims, key = signingKey, header = { alg: 'ES256', kid: 'first' }) =>
      new SignJWT(claims).setProtectedHeader(header).sign(key),
    stop: () => server.close(),
  };
  await tokens.rotateKey('first');
  return tokens;
}
