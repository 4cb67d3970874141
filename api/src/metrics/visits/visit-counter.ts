import type { VisitRow } from '@site/shared/node/visit-observations';
import { weekOf } from '@site/shared/node/week';
import { matchRoute } from '@site/shared/site-model/route-matching';
import { otherName, type VisitReport } from '@site/shared/site-model/visit-report';
import type { FastifyRequest } from 'fastify';
import { createClientCaps } from '../observations/client-caps';
import { slotOf } from '../observations/slots';
import type { KnownPlaces } from '../reports/known-places';
import { beginsView } from '../reports/report-metrics';
import { createBoundedNames } from './bounded-names';

/** What one client, and one network, adds in an hour. */
const clientLimits = {
  perClient: { reports: 20, enquiries: 3, names: 3 },
  perNetwork: { reports: 60, enquiries: 9, names: 9 },
};

/**
 * Counts how visits began, in one row for each value, so that no row combines two of them. With Do Not Track or Global
 * Privacy Control nothing is counted, even if the script sends it.
 */
export function createVisitCounter(add: (row: VisitRow) => void, now = () => new Date()) {
  const admit = createClientCaps(clientLimits);
  const sources = createBoundedNames();
  const campaigns = createBoundedNames();

  return (
    { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
    { visit, views }: Pick<VisitReport, 'visit' | 'views'>,
    { routes }: Pick<KnownPlaces, 'routes'>,
  ): void => {
    if (!visit || headers.dnt === '1' || headers['sec-gpc'] === '1') return;
    const time = now();
    const hour = slotOf('hour', time);
    const mayAdd = (kind: keyof typeof clientLimits.perClient) => admit(ip, hour, [kind]);
    const counts = {
      visits: Number(visit.arrives),
      views: views.filter(beginsView).length,
      enquiries: Number(visit.enquiry && mayAdd('enquiries')),
    };
    if (counts.visits + counts.views + counts.enquiries === 0 || !mayAdd('reports')) return;

    const week = weekOf(time);
    const count = (dimension: VisitRow['dimension'], name: string) =>
      add({ week, dimension, name, ...counts });
    const { source, landing } = visit;
    const bound = (names: typeof sources, name: string) => names(name, hour, () => mayAdd('names'));
    count('source', source.includes('.') ? bound(sources, source.replace(/^www\./, '')) : source);
    const campaign = visit.campaign.filter(Boolean).join(' / ');
    if (campaign) count('campaign', bound(campaigns, campaign));
    // A further document of the visit does not know the page of arrival.
    if (source !== 'site') count('landing', matchRoute(routes, landing)?.path ?? otherName);
  };
}
