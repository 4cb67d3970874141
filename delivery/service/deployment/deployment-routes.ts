import { Refusal } from '@site/shared/http/refusal';
import {
  releaseRequestSchema,
  rollbackRequestSchema,
  uploadParamsSchema,
  withdrawRequestSchema,
} from '@site/shared/http/service-requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Deployment, deployRelease } from '../../deploy/deploy-release';
import { withdraw } from '../../deploy/withdrawal/withdraw';
import { operatorError } from '../http/operator-error';
import { readInput } from '../http/read-input';
import { callerOf } from '../identity/authenticate';
import { attributionOf, authorize } from '../identity/authorize';
import type { Permission } from '../identity/caller';
import type { UsedTokens } from '../identity/used-tokens';
import { type AppParams, readApp, readStored } from '../releases/read-app';
import { answerWithProgress } from './answer-progress';
import { type DeploymentQueues, queueOfRollback } from './deployment-queues';
import { logWarnings } from './log-warnings';
import type { TurnQueue } from './turn-queue';

interface Job extends Omit<Deployment, 'onStep'> {
  queue: TurnQueue;
}

/** Deploys releases and goes back, with progress while it works. */
export function addDeploymentRoutes(
  app: FastifyInstance,
  { tokens, queues }: { tokens: UsedTokens; queues: DeploymentQueues },
): void {
  app.post<{ Params: AppParams }>('/apps/:app/live', async (request, reply) => {
    const name = await readApp(request.params);
    const body = readInput(releaseRequestSchema, request.body);
    const { version, dryRun } = body;
    const permission = dryRun ? 'store' : 'activate';
    const versions = { [name]: version, ...body.with };
    await requireStored(request, versions, { permission, action: 'release' });
    const by = attributionOf(callerOf(request), body);
    const queue = dryRun ? queues.dryRuns : queues.releases;
    return deployWithProgress(request, reply, tokens, { ...body, app: name, action: 'release', by, queue });
  });

  app.post<{ Params: AppParams }>('/apps/:app/rollback', async (request, reply) => {
    const name = await readApp(request.params);
    const body = readInput(rollbackRequestSchema, request.body ?? {});
    const to = body.version ?? null;
    const permission = 'activate';
    authorize(callerOf(request), { app: name, permission, action: 'rollback', to }, request.log);
    await requireStored(request, body.with ?? {}, { permission, action: 'rollback' });
    const by = attributionOf(callerOf(request), body);
    const queue = await queueOfRollback(queues, { ...body.with, [name]: body.version });
    return deployWithProgress(request, reply, tokens, { ...body, app: name, action: 'rollback', by, queue });
  });

  app.post<{ Params: AppParams & { version: string } }>(
    '/apps/:app/releases/:version/withdraw',
    async (request) => {
      const name = await readApp(request.params);
      const { version } = readInput(uploadParamsSchema, request.params);
      const body = readInput(withdrawRequestSchema, request.body);
      const use = { app: name, action: 'withdraw', to: version } as const;
      authorize(callerOf(request), { ...use, permission: 'activate' }, request.log);
      await readStored(name, version);
      await tokens.use(callerOf(request).token, use);
      const by = { ...attributionOf(callerOf(request), body), reason: body.reason };
      const { log, warnings } = await queues.rollbacks
        .run(() => withdraw({ app: name, version, by }), { caller: by.who.name })
        .catch((error: Error) => {
          throw operatorError(error) ? error : new Refusal(409, error.message);
        });
      logWarnings(request.log, warnings);
      return { app: name, version, log, warnings };
    },
  );
}

async function deployWithProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  tokens: UsedTokens,
  { queue, ...job }: Job,
): Promise<FastifyReply> {
  const { token, who } = callerOf(request);
  const apps = [job.app, ...Object.keys(job.with ?? {})];
  const use = { action: job.action, app: apps.join(' '), to: job.version ?? null };
  // A dry run does not use a token, and must not return one.
  const used = job.dryRun ? undefined : token;
  await tokens.use(used, use);
  return answerWithProgress(request, reply, {
    queue,
    caller: who.name,
    work: (send) => deployRelease({ ...job, onStep: (step) => send({ event: 'step', step }) }),
    onAbandoned: () => tokens.undo(used, use),
  });
}

/** @throws Refusal when the caller may not deploy one of these releases, or there is none */
async function requireStored(
  request: FastifyRequest,
  versions: Record<string, string>,
  wanted: { permission: Permission; action: Job['action'] },
): Promise<void> {
  const named = Object.entries(versions);
  for (const [app, to] of named)
    authorize(callerOf(request), { ...wanted, app: await readApp({ app }), to }, request.log);
  for (const [app, to] of named) await readStored(app, to, `Send it first: PUT /apps/${app}/releases/${to}`);
}
