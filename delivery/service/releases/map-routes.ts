import { readFile } from 'node:fs/promises';
import { isSourceMap, type releaseMapsSchema } from '@site/shared/contracts/release';
import { uploadParamsSchema } from '@site/shared/contracts/service-requests';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { releasedFile } from '../../registry/release-store';
import { readBody } from '../http/read-body';
import { callerOf } from '../identity/authenticate';
import { requirePermission } from '../identity/caller';
import { type AppParams, readApp, readStored } from './read-app';

/**
 * Source maps, for web machines that report where an error was thrown: sources that nobody else is to read. All of a release
 * in one answer, as each key is checked at some cost.
 */
export function addMapRoutes(app: FastifyInstance): void {
  app.get<{ Params: AppParams & { version: string } }>(
    '/apps/:app/releases/:version/maps',
    async (request): Promise<v.InferOutput<typeof releaseMapsSchema>> => {
      const name = await readApp(request.params);
      const { version } = readBody(uploadParamsSchema, request.params);
      requirePermission(callerOf(request), name, 'read');
      const { files } = await readStored(name, version);
      const maps = Object.keys(files)
        .filter(isSourceMap)
        .map(async (path) => [path, await readFile(releasedFile({ app: name, version }, path), 'utf8')]);
      return { maps: Object.fromEntries(await Promise.all(maps)) };
    },
  );
}
