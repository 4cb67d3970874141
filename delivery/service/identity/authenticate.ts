import { Refusal } from '@site/shared/http/refusal';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import { identifyKey, isTeamKey } from './team-keys';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Makes a hook that identifies the caller before the request's body is read.
 * @throws Refusal for an unknown caller
 */
export function authenticateCallers(readToken: (token: string) => Promise<Caller>) {
  return async (request: FastifyRequest) => {
    const [, credential] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!credential)
      throw new Refusal(401, 'This needs a key, or the token of a CI run: Authorization: Bearer <key>.');
    request.caller = await (isTeamKey(credential) ? identifyKey(credential) : readToken(credential));
  };
}

/** The caller of a request. */
export function callerOf({ caller }: FastifyRequest): Caller {
  if (caller) return caller;
  throw new Error('The route has no hook that identifies its callers.');
}
