import type { KeyReport } from '@site/shared/http/key-report';
import type { FastifyInstance } from 'fastify';
import { callerOf } from './authenticate';

/** Reports what the caller's own key or token may do. A CI run's token is not used up by it. */
export function addKeyRoute(app: FastifyInstance): void {
  app.get('/key', async (request, reply): Promise<KeyReport> => {
    const { who, grants } = callerOf(request);
    reply.header('cache-control', 'no-store');
    return { ...who, grants };
  });
}
