import { Refusal } from '@site/shared/http/refusal';
import { messageOf } from '@site/shared/node/message-of';
import { line, versionName } from '@site/shared/site-model/outside-names';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { deployVersions } from '../../deploy/deploy-versions';
import { readRollout } from '../../deploy/deployed';
import { changeRollout, requireRollout } from '../../deploy/rollout/change-rollout';
import { type DeploymentQueues, queueOfRollback } from '../deployment/deployment-queues';
import { logWarnings } from '../deployment/log-warnings';
import { operatorError } from '../http/operator-error';
import { attributionOf, authorize } from '../identity/authorize';
import { identifyKey } from '../identity/team-keys';
import { type AppParams, readApp } from '../releases/read-app';
import { boardAddress } from './board-address';
import { askRollback, askRollout, type RolloutParams, readAction } from './confirmation-pages';
import { donePage } from './pages/confirm-page';
import { show } from './show';

const maxFormBytes = 4096;

const formSchema = v.object({
  key: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  reason: v.optional(line(500)),
  version: versionName,
  share: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))),
});

/** The board's actions. The key is in the form, so that other sites can't make a browser send one. */
export function addActionRoutes(app: FastifyInstance, queues: DeploymentQueues): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  );

  app.post<{ Params: AppParams }>(`${boardAddress}/:app/rollback`, async (request, reply) => {
    const { params, body } = request;
    const name = await readApp(params);
    const { key, reason, version } = readForm(body);
    const press = async () => {
      const caller = await identifyKey(key);
      const use = { app: name, action: 'rollback', to: version };
      authorize(caller, { ...use, permission: 'activate' }, request.log);
      const by = attributionOf(caller, { reason });
      const queue = await queueOfRollback(queues, { [name]: version });
      // Closing the page while it waits does not cancel the action.
      const { action, changes, deadLinks, warnings } = await queue.run(
        () => deployVersions({ versions: { [name]: version }, action: 'rollback', by }),
        { caller: caller.who.name },
      );
      logWarnings(request.log, warnings);
      const [change] = changes;
      const sentence = change
        ? `${name} ${version} is deployed${action === 'rollback' ? ' again' : ''}, after ${change.from ?? 'nothing'}.`
        : `${name} ${version} is deployed already.`;
      return donePage('Rolled back', [sentence, ...deadLinks, ...warnings]);
    };
    return answer(request, reply, press, (error) => askRollback(name, version, error));
  });

  app.post<{ Params: RolloutParams }>(`${boardAddress}/rollout/:action`, async (request, reply) => {
    const { params, body } = request;
    const action = readAction(params);
    const { key, reason, version, share } = readForm(body);
    const press = async () => {
      const { app: name } = requireRollout(await readRollout(), { version });
      const caller = await identifyKey(key);
      authorize(caller, { app: name, permission: 'activate', action, to: version }, request.log);
      const by = attributionOf(caller, { reason });
      const canary = { app: name, version, share };
      const { rollout, warnings } = await changeRollout(action, { canary, by });
      logWarnings(request.log, warnings);
      const sentence =
        rollout.ended === 'aborted'
          ? `All visitors get ${name} ${rollout.from}.`
          : `${rollout.share} of a hundred visitors get ${name} ${version}.`;
      return donePage(`Rollout of ${name}`, [sentence, ...warnings]);
    };
    return answer(request, reply, press, (error) => askRollout(action, error));
  });
}

/** Shows the result; after an error, the form again. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  press: () => Promise<string>,
  askAgain: (error: string) => Promise<string>,
) {
  try {
    return show(reply, await press());
  } catch (error) {
    const ofOperator = operatorError(error);
    request.log[ofOperator ? 'error' : 'info']({ err: error }, 'refused an action of the board');
    const status = ofOperator?.status ?? (error instanceof Refusal ? error.statusCode : 409);
    return show(reply, await askAgain(ofOperator?.detail ?? messageOf(error)), status);
  }
}

function readForm(body: unknown): v.InferOutput<typeof formSchema> {
  const { success, output } = v.safeParse(formSchema, body);
  if (success) return output;
  throw new Refusal(400, 'The form could not be read. Open its page again.');
}
