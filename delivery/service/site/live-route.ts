import type { FastifyInstance } from 'fastify';
import { currentGeneration } from '../../publish/generations';
import { Refusal } from '../http/problem';

/** Which releases are live, and since when: what the site's own record says to everybody. */
export function addLiveRoute(app: FastifyInstance): void {
  app.get('/live', async (_request, reply) => {
    const live = await currentGeneration();
    if (!live) throw new Refusal(503, 'Nothing is live yet. Make the first generation with: npm start');
    const apps = Object.entries(live.versions).map(([name, version]) => {
      const since = live.history.findLast((change) => change.app === name)?.at ?? null;
      return [name, { version, since, origin: live.origins[name] || null }];
    });
    reply.header('cache-control', 'no-cache');
    return { generation: live.number, apps: Object.fromEntries(apps) };
  });
}
