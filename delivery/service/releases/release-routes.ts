import type { Readable } from 'node:stream';
import { logQuerySchema, saidSchema, uploadParamsSchema } from '@site/shared/contracts/service-requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appendToLog } from '../../log/append';
import type { LogEntry, LogEvent } from '../../log/entry';
import { readLog } from '../../log/verify-log';
import { currentGeneration } from '../../publish/generations';
import { previousVersion } from '../../publish/history';
import { storedVersions } from '../../store/release-store';
import { withdrawnVersions } from '../../withdrawn/read-withdrawn';
import { Refusal } from '../http/problem';
import { readBody } from '../http/read-body';
import { callerOf } from '../identity/authenticate';
import { attributionOf, authorize } from '../identity/authorize';
import type { UsedTokens } from '../identity/used-tokens';
import type { Quota } from '../upload/quota';
import { receiveRelease } from '../upload/receive-release';
import { uploadLimits } from '../upload/unpack';
import { type AppParams, readApp } from './read-app';

/** Each upload takes memory and disk while it is judged. */
const maxUploads = 4;
const retryAfterSeconds = 10;

const archiveTypes = ['application/x-tar', 'application/gzip'];

/** Storing releases, and what is there of them. */
export function addReleaseRoutes(
  app: FastifyInstance,
  { tokens, quota }: { tokens: UsedTokens; quota: Quota | undefined },
): void {
  let uploads = 0;
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
      if (uploads >= maxUploads) {
        reply.header('retry-after', retryAfterSeconds);
        throw new Refusal(
          503,
          `${maxUploads} uploads are under way already. Try again in ${retryAfterSeconds} s.`,
        );
      }
      tokens.use(callerOf(request).token, use);
      if (!body) throw new Refusal(415, `Send a tar archive as ${archiveTypes.join(' or ')}.`);
      const by = attributionOf(callerOf(request), readBody(saidSchema, request.query));
      const event = { ...use, from: null, by };
      uploads += 1;
      try {
        const isGzip = request.headers['content-type'] === 'application/gzip';
        const result = await receiveRelease({ app: name, version }, { body, isGzip }, quota);
        if (result !== 'present')
          await log({ ...event, outcome: 'done', ...(result === 'mended' && { detail: 'mended' }) });
        return reply.code(result === 'stored' ? 201 : 200).send({ app: name, version, result });
      } catch (problem) {
        if (problem instanceof Refusal) await log({ ...event, outcome: 'refused', detail: problem.message });
        throw problem;
      } finally {
        uploads -= 1;
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

  app.get('/log', async (request) => {
    const { app: name, after } = readBody(logQuerySchema, request.query);
    const ownApps = new Set(callerOf(request).grants.flatMap(({ apps }) => apps));
    const entries = await readLog();
    // A token's id would let somebody look for it elsewhere.
    const shown = entries.map(({ by: { token: _, ...by }, ...entry }) => ({ ...entry, by }));
    const isShown = ({ n, app: of }: LogEntry) => n > after && ownApps.has(of) && (!name || of === name);
    return { entries: shown.filter(isShown) };
  });
}

async function log(event: Omit<LogEvent, 'time'>): Promise<void> {
  await appendToLog([{ time: new Date().toISOString(), ...event }]);
}
