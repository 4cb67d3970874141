import type { Readable } from 'node:stream';
import { Refusal } from '@site/shared/http/refusal';
import {
  logQuerySchema,
  releasesQuerySchema,
  saidSchema,
  uploadParamsSchema,
} from '@site/shared/http/service-requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { readDeployed } from '../../deploy/deployed';
import { entriesAfter, isAbout } from '../../deploy/log/read-log';
import { previousVersion } from '../../deploy/switch/next-state';
import { withdrawnVersions } from '../../deploy/withdrawal/read-withdrawn';
import { storedVersions } from '../../registry/release-store';
import { siteStore } from '../../registry/site-store/open-site-store';
import { isWhole } from '../../registry/verify-release';
import { readInput } from '../http/read-input';
import { callerOf } from '../identity/authenticate';
import { attributionOf, authorize } from '../identity/authorize';
import type { UsedTokens } from '../identity/used-tokens';
import type { Quota } from '../upload/quota';
import { receiveRelease } from '../upload/receive-release';
import { uploadLimits } from '../upload/unpack';
import { UploadSlots } from '../upload/upload-slots';
import { type AppParams, readApp } from './read-app';

const retryAfterSeconds = 10;

/** Entries in one response to `GET /log`. */
const maxEntries = 500;

const archiveTypes = ['application/x-tar', 'application/gzip'];

/** Routes that store and list releases. */
export function addReleaseRoutes(
  app: FastifyInstance,
  { tokens, quota }: { tokens: UsedTokens; quota: Quota | undefined },
): void {
  const slots = new UploadSlots();
  app.addContentTypeParser(archiveTypes, async (_request: FastifyRequest, body: Readable) => body);

  app.put<{ Params: AppParams & { version: string }; Body: Readable | undefined }>(
    '/apps/:app/releases/:version',
    { bodyLimit: uploadLimits.maxBytes },
    async (request, reply) => {
      const name = await readApp(request.params);
      const { version } = readInput(uploadParamsSchema, request.params);
      const { body } = request;
      const use = { action: 'store', app: name, to: version } as const;
      authorize(callerOf(request), { ...use, permission: 'store' }, request.log);
      const upload = { caller: callerOf(request).who.name, app: name };
      const refusal = slots.refusal(upload);
      if (refusal)
        throw new Refusal(503, `${refusal} Try again in ${retryAfterSeconds} s.`, {}, retryAfterSeconds);
      if (!body) throw new Refusal(415, `Send a tar archive as ${archiveTypes.join(' or ')}.`);
      const by = attributionOf(callerOf(request), readInput(saidSchema, request.query));
      const stored = { ...use, by };
      try {
        const isGzip = request.headers['content-type'] === 'application/gzip';
        const result = await slots.hold(upload, async () => {
          await tokens.use(callerOf(request).token, use);
          return receiveRelease({ app: name, version }, { body, isGzip }, quota);
        });
        if (result !== 'present') request.log.info(stored, result);
        return reply.code(result === 'stored' ? 201 : 200).send({ app: name, version, result });
      } catch (error) {
        if (error instanceof Refusal) request.log.warn({ ...stored, err: error }, 'refused');
        throw error;
      }
    },
  );

  app.get<{ Params: AppParams }>('/apps/:app/releases', async ({ params, query }) => {
    const name = await readApp(params);
    return listReleases(name, readInput(releasesQuerySchema, query));
  });

  app.get('/log', async (request) => {
    const ownApps = callerOf(request).grants.flatMap(({ apps }) => apps);
    return listEntries(ownApps, readInput(logQuerySchema, request.query));
  });
}

async function listEntries(ownApps: string[], { app, after }: v.InferOutput<typeof logQuerySchema>) {
  const wanted = ownApps.filter((each) => !app || each === app);
  const entries = await entriesAfter(siteStore(), after, maxEntries);
  const own = entries.filter((entry) => wanted.some((each) => isAbout(each)(entry)));
  return {
    // Without the state after it, which includes other apps.
    entries: own.map(({ n, previous, time, action, by, changes, detail }) => {
      return { n, previous, time, action, by, changes, detail };
    }),
    /** The last entry that was read: the next query starts there. */
    last: entries.at(-1)?.n ?? after,
  };
}

async function listReleases(name: string, { whole, content }: v.InferOutput<typeof releasesQuerySchema>) {
  const live = await readDeployed();
  const isDamaged = whole !== undefined && !(await isWhole(name, whole, content));
  const kept = (await storedVersions(name)).filter(({ version }) => !(isDamaged && version === whole));
  const withdrawn = withdrawnVersions(live?.entry, name);
  return {
    app: name,
    live: live?.versions[name] ?? null,
    before: (live && previousVersion(live.entry, name)) ?? null,
    kept: kept.map(({ version, storedAt }) => ({
      version,
      storedAt: storedAt.toISOString(),
      ...(withdrawn.has(version) && { withdrawn: true }),
    })),
  };
}
