import { readFile } from 'node:fs/promises';
import { uploadParamsSchema } from '@site/shared/http/service-requests';
import { isSourceMap, type releaseMapsSchema } from '@site/shared/node/release';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { releasedFile } from '../../registry/release-store';
import { readInput } from '../http/read-input';
import { callerOf } from '../identity/authenticate';
import { requirePermission } from '../identity/caller';
import { type AppParams, readApp, readStored } from './read-app';

/**
 * Source maps, for web machines that report the positions of errors; no one else may read sources. All maps of a release are
 * in one response, because checking a key is slow.
 */
export function addMapRoutes(app: FastifyInstance): void {
  app.get<{ Params: AppParams & { version: string } }>(
    '/apps/:app/releases/:version/maps',
    async (request): Promise<v.InferOutput<typeof releaseMapsSchema>> => {
      const name = await readApp(request.params);
      const { version } = readInput(uploadParamsSchema, request.params);
      requirePermission(callerOf(request), name, 'read');
      const { files } = await readStored(name, version);
      const maps = Object.keys(files)
        .filter(isSourceMap)
        .map(async (path) => [path, await readFile(releasedFile({ app: name, version }, path), 'utf8')]);
      return { maps: Object.fromEntries(await Promise.all(maps)) };
    },
  );
}
