import type { PageProps } from '@site/shared/site-model/page-module';
import { Island } from '@site/shared/ui/island';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
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
      <PageHeader title={title} intro={tagline} seed={path} />
      <Section>
        <Island name="openings-island" of={Openings} page={page} />
      </Section>
    </>
  );
}
