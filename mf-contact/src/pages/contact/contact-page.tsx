import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { Island } from '@site/shared/ui/island';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { StructuredData } from '@site/shared/ui/structured-data';
import { contactPage } from '../../content/contact-page';
import { ContactInfo } from './contact-info';
import styles from './contact-page.module.css';
import { Island as Enquiry } from './enquiry-island';
import { NextSteps } from './next-steps';
import { Skyline } from './skyline/skyline';
import { structuredContact } from './structured-contact';

export const hydration = 'islands';

export const head = { ...contactPage.head, path: contactPage.path };

/** The company's contact details, and the enquiry form (requirements §2.10). */
export function Page(page: PageProps<undefined>) {
  const { path, title, heading, intro } = contactPage;
  return (
    <>
      <StructuredData data={structuredContact} />
      <StructuredData data={breadcrumbList([{ label: title, to: path }])} />
      <PageHeader title={title} seed={path} />
      <Section tone="deep" space="none" labelledBy={headingId}>
        <div className={styles.contact}>
          <SectionHeading id={headingId} title={heading} lead={intro} />
          <div className={styles.letter}>
            <Island name="enquiry-island" of={Enquiry} page={page} />
          </div>
          <div className={styles.ways}>
            <ContactInfo />
          </div>
        </div>
      </Section>
      <Skyline />
      <NextSteps />
    </>
  );
}

const headingId = 'contact';
