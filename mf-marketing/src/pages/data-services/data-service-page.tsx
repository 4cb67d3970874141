import type { PageProps } from '@site/shared/site-model/page-module';
import { PageHeader } from '@site/shared/ui/page-header';
import { OfferSection } from '../../components/offer-grid/offer-section';
import { ServiceData } from '../../components/page-data/service-data';
import { TechnologySection } from '../../components/technology-list/technology-section';
import { servicesCrumb } from '../../content/service-list/service-list';
import type { DataServiceEntry } from '../../entries/service-entries';
import { dataServiceTexts } from './data-service-texts';
import { Approach } from './sections/approach';
import { ServiceOpening } from './sections/service-opening';

export const hydration = 'islands';

export const head = ({ head, path }: DataServiceEntry) => ({ ...head, path });

/** The template of the data-driven service pages (requirements §2). */
export function Page({ entry: service }: PageProps<DataServiceEntry>) {
  return (
    <>
      <ServiceData service={service} />
      <PageHeader title={service.name} breadcrumb={[servicesCrumb]} seed={service.seed} palette="indigo" />
      <ServiceOpening service={service} />
      <Approach {...service.approach} />
      <OfferSection {...service.offers} />
      <TechnologySection
        heading={dataServiceTexts.technologies}
        list={service.technologies}
        sprite={service.logos.src}
        layout="columns"
      />
    </>
  );
}
