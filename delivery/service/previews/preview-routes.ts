import { Refusal } from '@site/shared/http/refusal';
import {
  previewParamsSchema,
  previewRequestSchema,
  withdrawPreviewRequestSchema,
} from '@site/shared/http/service-requests';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { findPreview, withdrawPreview } from '../../deploy/previews/kept-previews';
import { makePreview } from '../../deploy/previews/make-preview';
import { answerWithProgress } from '../deployment/answer-progress';
import type { TurnQueue } from '../deployment/turn-queue';
import { readInput } from '../http/read-input';
import { callerOf } from '../identity/authenticate';
import { attributionOf, authorize } from '../identity/authorize';
import type { Caller } from '../identity/caller';
import type { UsedTokens } from '../identity/used-tokens';
import { readApp, readStored } from '../releases/read-app';

interface PreviewParts {
  tokens: UsedTokens;
  /** The parent host of the previews; undefined without previews. */
  host: string | undefined;
  queue: TurnQueue;
}

/** Previews of stored releases. The permission to store an app's releases includes previews of them. */
export function addPreviewRoutes(app: FastifyInstance, { tokens, host, queue }: PreviewParts): void {
  app.post('/previews', async (request, reply) => {
    const body = readInput(previewRequestSchema, request.body);
    const { releases, days } = body;
    const caller = callerOf(request);
    for (const name of Object.keys(releases)) await readApp({ app: name });
    authorizeAll(caller, releases, request.log);
    if (host === undefined)
      throw new Refusal(409, 'This service has no previews: its operator has to set PREVIEW_HOST.');
    for (const [name, version] of Object.entries(releases))
      await readStored(name, version, `Send it first: PUT /apps/${name}/releases/${version}`);
    const use = useOf(releases);
    await tokens.use(caller.token, use);
    const by = attributionOf(caller, body);
    return answerWithProgress(request, reply, {
      queue,
      caller: caller.who.name,
      work: (send) =>
        makePreview({ releases, days, by, host, onStep: (step) => send({ event: 'step', step }) }),
      onAbandoned: () => tokens.undo(caller.token, use),
    });
  });

  app.post('/previews/:id/withdraw', async (request) => {
    const { id } = readInput(previewParamsSchema, request.params);
    const body = readInput(withdrawPreviewRequestSchema, request.body ?? {});
    const preview = await findPreview(id);
    if (!preview) throw new Refusal(404, 'There is no such preview: it has expired, or was withdrawn.');
    const caller = callerOf(request);
    authorizeAll(caller, preview.releases, request.log);
    await tokens.use(caller.token, useOf(preview.releases));
    await withdrawPreview(preview);
    request.log.info({ releases: preview.releases, by: attributionOf(caller, body) }, 'withdrew a preview');
    return { id };
  });
}

function authorizeAll(caller: Caller, releases: Record<string, string>, log: FastifyBaseLogger): void {
  for (const [app, to] of Object.entries(releases))
    authorize(caller, { app, permission: 'store', action: 'preview', to }, log);
}

function useOf(releases: Record<string, string>) {
  return { action: 'preview', app: Object.keys(releases).join(' '), to: null } as const;
}
