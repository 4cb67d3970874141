import { excludeCurrent } from '@site/shared/content/exclude-current';
import type { PageProps } from '@site/shared/site-model/page-module';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';
import { PageHeader } from '@site/shared/ui/page-header';
import { PageData } from '../../components/page-data/page-data';
import { serviceDetails } from '../../content/service-details/service-details';
import { serviceDetailsLayouts } from '../../content/service-details/service-details-variants';
import { servicesCrumb } from '../../content/service-list/service-list';
import type { ServiceDetailsEntry } from '../../entries/service-entries';
import { DetailsArticle } from './details-article';
import styles from './service-details-page.module.css';
import { DetailsSidebar } from './sidebar/details-sidebar';

export const hydration = 'islands';

export const head = ({ head, path }: ServiceDetailsEntry) => ({ ...head, path });

/** The service details, with the sidebar on the left, on the right or centred below (requirements §2). */
export function Page(page: PageProps<ServiceDetailsEntry>) {
  const { path, title, sidebar, services } = page.entry;
  return (
    <>
      <PageData path={path} name={title} between={[servicesCrumb]} about={questionsAsData} />
      <PageHeader
        title={title}
        breadcrumb={[servicesCrumb]}
        seed={serviceDetails.seed}
        relatedLinks={excludeCurrent(path, serviceDetailsLayouts)}
      />
      <div className={styles.page} data-sidebar={sidebar}>
        <DetailsArticle page={page} />
        <DetailsSidebar place={sidebar} links={services} />
      </div>
    </>
  );
}

/** Structured data of the questions shown. */
const questionsAsData: JsonLdNode = {
  '@type': 'FAQPage',
  mainEntity: serviceDetails.faq.questions.slice(0, serviceDetails.faq.shown).map(({ title, desc }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: desc },
  })),
};
