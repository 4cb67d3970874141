import { company } from '@site/shared/company/company';
import { PageHeader } from '@site/shared/ui/page-header';
import { TitledSection } from '@site/shared/ui/titled-section';
import { contactPage } from '../../content/contact-page';
import { notSentPage } from '../../content/not-sent-page';

export const hydration = 'islands';

export const head = { ...notSentPage.head, path: notSentPage.path, noindex: true };

/** Browsers without JavaScript are redirected here by nginx while the API's server is down. */
export function Page() {
  const { path, title, heading, text, call, write } = notSentPage;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[{ label: contactPage.title, to: contactPage.path }]}
        seed={path}
      />
      <TitledSection
        tone="deep"
        title={heading}
        lead={
          <>
            {text} {call} <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a> {write}{' '}
            <a href={`mailto:${company.email}`}>{company.email}</a>.
          </>
        }
      />
    </>
  );
}
