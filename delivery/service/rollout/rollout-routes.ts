import { Refusal } from '@site/shared/http/refusal';
import { rolloutActions, rolloutRequestSchema } from '@site/shared/http/service-requests';
import type { FastifyInstance } from 'fastify';
import { readRollout } from '../../deploy/deployed';
import {
  changeRollout,
  noRollout,
  OtherRolloutError,
  otherRollout,
} from '../../deploy/rollout/change-rollout';
import { reportRollout } from '../../deploy/rollout/report-rollout';
import { readBody } from '../http/read-body';
import { callerOf } from '../identity/authenticate';
import { attributionOf, authorize } from '../identity/authorize';
import type { UsedTokens } from '../identity/used-tokens';

/** Routes that return and change the running rollout. */
export function addRolloutRoutes(app: FastifyInstance, tokens: UsedTokens): void {
  app.get('/rollout', async () => reportRollout(await readRollout()));

  app.post<{ Params: { action: string } }>('/rollout/:action', async (request) => {
    const action = rolloutActions.find((each) => each === request.params.action);
    if (!action)
      throw new Refusal(404, `Unknown action. Actions of a rollout: ${rolloutActions.join(', ')}.`);
    const body = readBody(rolloutRequestSchema, request.body);
    const rollout = await readRollout();
    if (!rollout) throw new Refusal(409, noRollout);
    const { version } = body;
    if (rollout.to !== version) throw new Refusal(409, otherRollout(rollout, version));
    const use = { app: rollout.app, action, to: version };
    authorize(callerOf(request), { ...use, permission: 'activate' }, request.log);
    await tokens.use(callerOf(request).token, use);
    const changed = await changeRollout(action, {
      canary: { app: rollout.app, version },
      by: attributionOf(callerOf(request), body),
    }).catch((problem: Error) => {
      throw problem instanceof OtherRolloutError ? new Refusal(409, problem.message) : problem;
    });
    return reportRollout(changed.rollout);
  });
}
