import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appendToLog } from '../../log/append';
import type { LogEvent } from '../../log/entry';
import { readLog } from '../../log/verify-log';
import { currentGeneration } from '../../publish/generations';
import { previousVersion } from '../../publish/history';
import { storedVersions } from '../../store/release-store';
import { withdrawnVersions } from '../../withdrawn/read-withdrawn';
import { Refusal } from '../http/problem';
import { logQuerySchema, readBody, saidSchema, uploadParamsSchema } from '../http/requests';
import { callerOf } from '../identity/authenticate';
import { attributionOf, authorize } from '../identity/authorize';
import type { UsedTokens } from '../identity/used-tokens';
import { receiveRelease } from '../upload/receive-release';
import { uploadLimits } from '../upload/unpack';
import { type AppParams, readApp } from './read-app';

const archiveTypes = ['application/x-tar', 'application/gzip'];

/** Storing releases, and what is there of them. */
export function addReleaseRoutes(app: FastifyInstance, tokens: UsedTokens): void {
  app.addContentTypeParser(archiveTypes, async (_request: FastifyRequest, body: Readable) => body);

  app.put<{ Params: AppParams & { version: string }; Body: Readable | undefined }>(
    '/apps/:app/releases/:version',
    { bodyLimit: uploadLimits.maxBytes },
    async (request, reply) => {
      const name = await readApp(request.params);
      const { version } = readBody(uploadParamsSchema, request.params);
      const { body } = request;
      const use = { action: 'store', app: name, to: version } as const;
      await authorize(callerOf(request), { ...use, permission: 'store' });
      tokens.use(callerOf(request).token, use);
      if (!body) throw new Refusal(415, `Send a tar archive as ${archiveTypes.join(' or ')}.`);
      const by = attributionOf(callerOf(request), readBody(saidSchema, request.query));
      const event = { ...use, from: null, by };
      try {
        const isGzip = request.headers['content-type'] === 'application/gzip';
        const result = await receiveRelease({ app: name, version }, { body, isGzip });
        if (result !== 'present')
          await log({ ...event, outcome: 'done', ...(result === 'mended' && { detail: 'mended' }) });
        return reply.code(result === 'stored' ? 201 : 200).send({ app: name, version, result });
      } catch (problem) {
        if (problem instanceof Refusal) await log({ ...event, outcome: 'refused', detail: problem.message });
        throw problem;
      }
    },
  );

  app.get<{ Params: AppParams }>('/apps/:app/releases', async ({ params }) => {
    const name = await readApp(params);
    const live = await currentGeneration();
    const kept = await storedVersions(name);
    const withdrawn = await withdrawnVersions(name);
    return {
      app: name,
      live: live?.versions[name] ?? null,
      before: previousVersion(live?.history ?? [], name, withdrawn) ?? null,
      kept: kept.map(({ version, storedAt }) => ({
        version,
        storedAt: storedAt.toISOString(),
        ...(withdrawn.has(version) && { withdrawn: true }),
      })),
    };
  });

  app.get('/log', async ({ query }) => {
    const { app: name, after } = readBody(logQuerySchema, query);
    const entries = await readLog();
    // A token's id would let somebody look for it elsewhere.
    const shown = entries.map(({ by: { token: _, ...by }, ...entry }) => ({ ...entry, by }));
    return { entries: shown.filter((entry) => entry.n > after && (!name || entry.app === name)) };
  });
}

async function log(event: Omit<LogEvent, 'time'>): Promise<void> {
  await appendToLog([{ time: new Date().toISOString(), ...event }]);
}
