import type { Progress } from '@site/shared/contracts/publication-progress';
import { previewRequestSchema } from '@site/shared/contracts/service-requests';
import type { FastifyInstance } from 'fastify';
import { makePreview, type PreviewWish } from '../../previews/make-preview';
import { Refusal } from '../http/problem';
import { readBody } from '../http/read-body';
import { callerOf } from '../identity/authenticate';
import { attributionOf, authorize } from '../identity/authorize';
import type { UsedTokens } from '../identity/used-tokens';
import { answerWithProgress } from '../publication/answer-progress';
import type { PublicationQueue } from '../publication/publication-queue';
import { readApp, readStored } from '../releases/read-app';

interface PreviewParts {
  tokens: UsedTokens;
  queue: PublicationQueue;
  /** The origin of the server that shows them; undefined where there is none. */
  site: string | undefined;
}

/** Previews of stored releases, each for whoever has its link. Who may store an app's releases may preview them. */
export function addPreviewRoutes(app: FastifyInstance, { tokens, queue, site }: PreviewParts): void {
  app.post('/previews', async (request, reply) => {
    const body = readBody(previewRequestSchema, request.body);
    const { candidates, days } = body;
    const caller = callerOf(request);
    for (const [name, to] of Object.entries(candidates))
      await authorize(caller, {
        app: await readApp({ app: name }),
        permission: 'store',
        action: 'preview',
        to,
      });
    if (site === undefined)
      throw new Refusal(409, 'This service shows no previews: its operator has to set SITE_PREVIEWS.');
    for (const [name, version] of Object.entries(candidates))
      await readStored(name, version, `Send it first: PUT /apps/${name}/releases/${version}`);
    const use = { action: 'preview', app: Object.keys(candidates).join(' '), to: null } as const;
    tokens.use(caller.token, use);
    const by = attributionOf(caller, body);
    return answerWithProgress(request, reply, {
      queue,
      isUrgent: false,
      work: (tell) => work({ candidates, days, by, onStep: (step) => tell({ event: 'step', step }) }, site),
      onAbandoned: () => tokens.undo(caller.token, use),
    });
  });
}

async function work(wish: PreviewWish, site: string): Promise<Progress> {
  const { token, composed, expiresAt, log } = await makePreview(wish);
  return {
    event: 'previewed',
    link: new URL(`${composed[0] ?? '/'}?preview=${token}`, site).href,
    expiresAt: new Date(expiresAt).toISOString(),
    pages: composed.length,
    log,
  };
}
