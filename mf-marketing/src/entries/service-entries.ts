import type { DataService } from '../content/data-service.schema';
import type { PageLink } from '../content/parts.schema';
import type { ServiceDetailsVariant } from '../content/service-details/service-details.schema';
import type { ServiceListItem } from '../content/service-list/service-list.schema';
import type { TemplateService } from '../content/template-service.schema';
import { inOrder } from './in-order';
import type { TechnologyLogos } from './technology-logos';

// For the build only: pages import only the types, and get their entries with the path.

export interface ServiceListEntry {
  cards: ServiceListItem[];
}

/** A page whose sidebar links to its neighbouring services. */
type WithServices<Entry> = Entry & { services: PageLink[] };
export type TemplateServiceEntry = WithServices<TemplateService & TechnologyLogos>;
export type DataServiceEntry = WithServices<DataService & TechnologyLogos>;
export type ServiceDetailsEntry = WithServices<ServiceDetailsVariant & TechnologyLogos>;

/** The cards of /service. */
export function serviceListEntry(services: Record<string, TemplateService>): ServiceListEntry {
  const cards = inOrder(services, ({ listing }) => listing?.order?.cards).flatMap((service) =>
    service.listing
      ? [
          {
            icon: service.listing.icon,
            title: titleOf(service),
            desc: service.listing.desc,
            btnLink: service.path,
          },
        ]
      : [],
  );
  return { cards };
}

/** The links to the services on the shared template. */
export function templateServiceLinks(services: Record<string, TemplateService>): PageLink[] {
  return inOrder(services, ({ listing }) => listing?.order?.sidebar)
    .filter(({ listing }) => listing)
    .map((service) => ({ label: titleOf(service), to: service.path }));
}

/** The links to the data-driven services. */
export function dataServiceLinks(services: Record<string, DataService>): PageLink[] {
  return inOrder(services, ({ order }) => order).map(({ name, path }) => ({ label: name, to: path }));
}

/** Adds the links of its sidebar to each entry. */
export function withServices<Entry>(
  entries: Record<string, Entry>,
  services: PageLink[],
): Record<string, WithServices<Entry>> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { ...entry, services }]));
}

function titleOf({ name, listing }: TemplateService): string {
  return listing?.title ?? name;
}
