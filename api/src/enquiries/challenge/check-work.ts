import { type ChallengedForm, solutionHeader } from '@site/shared/site-model/form-challenge';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFormLimit } from '../../http/forms/guard-forms';
import { notStored, onStorage } from '../../http/problems/storage-unavailable';
import { formsWithoutSolution } from '../../settings/settings-schema';
import type { Challenges } from './challenges';

export const usedChallenge =
  'The challenge of this form was already used. Send the form again with the solution of another.';

/**
 * Checks the solution of a request.
 * @returns the ID of its challenge, to be stored with the form; undefined for a request without a valid solution
 * @throws with the status 429 when the client has sent too many of those
 */
export type CheckWork = (request: FastifyRequest, form: ChallengedForm) => Promise<string | undefined>;

/** @param challenges undefined: every form is accepted without one */
export function createWorkCheck(app: FastifyInstance, challenges: Challenges | undefined): CheckWork {
  if (!challenges) return async () => undefined;
  const countWithout = createFormLimit(app, formsWithoutSolution);
  return async (request, form) => {
    const solution = request.headers[solutionHeader];
    const challenge =
      typeof solution === 'string'
        ? await onStorage(notStored(form), () => challenges.check(form, solution))
        : undefined;
    if (challenge === undefined) await countWithout(request);
    return challenge;
  };
}
