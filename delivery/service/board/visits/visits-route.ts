import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { visitsAddress } from '../board-address';
import { show } from '../show';
import { fetchVisits, periods } from './visit-figures';
import { visitsPage } from './visits-page';

const querySchema = v.object({
  weeks: v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(periods)), 4),
});

/** The board's page about visits. */
export function addVisitsRoute(app: FastifyInstance, server: string): void {
  app.get(visitsAddress, async ({ query }, reply) => {
    const { weeks } = v.parse(querySchema, query);
    return show(reply, visitsPage(await fetchVisits(server, new Date()), weeks));
  });
}
