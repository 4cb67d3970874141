import { Refusal } from '@site/shared/http/refusal';
import type { FastifyInstance } from 'fastify';
import { markAnswered } from '../../operator/answered';
import { askDatabase } from '../../operator/ask-database';
import { remove, resend } from '../../operator/changes';
import type { RouteParts } from '../build-inbox';
import { messagePage } from '../pages/message-page';
import { show } from '../show';
import { readId, subjects } from './read-request';

/** The changes, each sent by a form. */
export function addChangeRoutes(app: FastifyInstance, { database, isMailed }: RouteParts): void {
  for (const subject of subjects) {
    for (const [name, isAnswered] of [
      ['answered', true],
      ['open', false],
    ] as const) {
      app.post(`/${subject}/:id/${name}`, async ({ params }, reply) => {
        const id = readId(params);
        const exists = await askDatabase(database, 'change', (within) =>
          markAnswered(within, subject, { id, isAnswered }),
        );
        if (!exists) throw new Refusal(404, 'There is no such entry: it may have been deleted.');
        // So that a reload sends nothing again.
        return reply.redirect(`/${subject}/${id}`, 303);
      });
    }

    app.post(`/${subject}/:id/delete`, async ({ params }, reply) => {
      const id = readId(params);
      const { exitCode, errorOutput } = await askDatabase(database, 'change', (within) =>
        remove(within, database, id),
      );
      if (exitCode !== 0) throw new Refusal(404, 'There is no such entry: it was deleted already.');
      const sentences = [`${id} was deleted for good.`, errorOutput ?? ''].filter(Boolean);
      return show(reply, messagePage('Deleted', sentences, subject));
    });
  }

  app.post('/waiting/resend', async (_request, reply) => {
    const { output } = await askDatabase(database, 'change', (within) => resend(within, undefined, isMailed));
    return show(reply, messagePage('Mails and webhooks', [String(output)], 'waiting'));
  });
}
