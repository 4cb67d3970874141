import { Refusal } from '@site/shared/http/refusal';
import { rolloutActions, rolloutRequestSchema } from '@site/shared/http/service-requests';
import type { FastifyInstance } from 'fastify';
import { readRollout } from '../../deploy/deployed';
import { changeRollout, requireRollout } from '../../deploy/rollout/change-rollout';
import { reportRollout } from '../../deploy/rollout/rollout-report';
import { logWarnings } from '../deployment/log-warnings';
import { readInput } from '../http/read-input';
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
    const body = readInput(rolloutRequestSchema, request.body);
    const { version } = body;
    const { app: name } = requireRollout(await readRollout(), { version });
    const use = { app: name, action, to: version };
    authorize(callerOf(request), { ...use, permission: 'activate' }, request.log);
    await tokens.use(callerOf(request).token, use);
    const by = attributionOf(callerOf(request), body);
    const { rollout, warnings } = await changeRollout(action, { canary: { app: name, version }, by });
    logWarnings(request.log, warnings);
    return reportRollout(rollout);
  });
}
