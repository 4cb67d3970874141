import type { PageProps } from '@site/shared/site-model/page-module';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import { Island } from '@site/shared/ui/island';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { StructuredData } from '@site/shared/ui/structured-data';
import { careersPage } from '../../content/careers-page';
import type { CareersEntry } from '../../entries/job-entries';
import { Island as Openings } from './openings-island';

export const hydration = 'islands';

export const head = { ...careersPage.head, path: careersPage.path };

/** The openings (requirements §2.9). */
export function Page(page: PageProps<CareersEntry>) {
  const { path, title, tagline } = careersPage;
  return (
    <>
      <StructuredData data={breadcrumbList([{ label: title, to: path }])} />
      <PageHeader title={title} intro={tagline} seed={path} />
      <Section>
        <Island name="openings-island" of={Openings} page={page} />
      </Section>
    </>
  );
}
