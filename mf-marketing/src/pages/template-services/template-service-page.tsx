import type { PageProps } from '@site/shared/site-model/page-module';
import { PageHeader } from '@site/shared/ui/page-header';
import { Blocks } from '../../components/blocks/blocks';
import { ServiceData } from '../../components/page-data/service-data';
import { TechnologySection } from '../../components/technology-list/technology-section';
import { servicesCrumb } from '../../content/service-list/service-list';
import type { TemplateServiceEntry } from '../../entries/service-entries';
import { ExploreServices } from './sections/explore-services';
import { ServiceArticle } from './sections/service-article';
import styles from './template-service-page.module.css';

export const hydration = 'islands';

export const head = ({ head, path }: TemplateServiceEntry) => ({ ...head, path });

/** The shared template of service pages (requirements §2). */
export function Page({ entry: service }: PageProps<TemplateServiceEntry>) {
  return (
    <>
      <ServiceData service={service} />
      <PageHeader title={service.name} breadcrumb={[servicesCrumb]} relatedLinks={service.relatedLinks} />
      <div className={styles.opening}>
        <ServiceArticle service={service} />
        <ExploreServices services={service.services} />
      </div>
      <TechnologySection
        heading="Technology used"
        lead={service.technologyNote}
        list={service.technologies}
        sprite={service.logos.src}
      />
      <Blocks blocks={service.blocks} follow="deep" />
    </>
  );
}
