import { sendProblem } from '@site/shared/http/problem';
import { challengeAddress, challengedForms } from '@site/shared/site-model/form-challenge';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { formLimits, limitClients } from '../../http/forms/guard-forms';
import { refuseOtherMethods } from '../../http/problems/method-not-allowed';
import { onStorage } from '../../http/problems/storage-unavailable';
import type { Challenges } from './challenges';

const querySchema = v.object({ form: v.picklist(challengedForms) });

const noForm = `Name the form, for instance ${challengeAddress}?form=${challengedForms[0]}.`;
const noSecret = 'There is no challenge just now. Send the form without a solution.';

/** In ten minutes. Each costs the server a key derivation. */
const maxPerClient = 100;

/** Issues a challenge for a form; 204 when forms are accepted without one. */
export async function addChallengeRoute(
  app: FastifyInstance,
  { challenges }: { challenges?: Challenges | undefined },
) {
  if (challenges) await limitClients(app, formLimits(maxPerClient));
  app.get(challengeAddress, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!challenges) return reply.code(204).send();
    const { success, output } = v.safeParse(querySchema, query);
    if (!success) return sendProblem(reply, 400, noForm);
    return onStorage(noSecret, () => challenges.issue(output.form));
  });
  refuseOtherMethods(app, challengeAddress, ['GET', 'HEAD']);
}
