import { ButtonLink } from '@site/shared/ui/button';
import { PageHeader } from '@site/shared/ui/page-header';
import { TitledSection } from '@site/shared/ui/titled-section';
import { contactPage } from '../../content/contact-page';
import { receivedPage } from '../../content/received-page';

export const hydration = 'islands';

export const head = { ...receivedPage.head, path: receivedPage.path, noindex: true };

/** Browsers without JavaScript are redirected here once their enquiry is stored. */
export function Page() {
  const { path, title, heading, text, another } = receivedPage;
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
        lead={text}
        action={
          <ButtonLink to={another.to} rank="second">
            {another.label}
          </ButtonLink>
        }
      />
    </>
  );
}
