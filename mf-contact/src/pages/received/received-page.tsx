import { ButtonLink } from '@site/shared/ui/button';
import { PageHeader } from '@site/shared/ui/page-header';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { contactPage } from '../../content/contact-page';
import { receivedPage } from '../../content/received-page';

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
      <Section tone="deep" labelledBy={headingId}>
        <SectionHeading
          id={headingId}
          title={heading}
          lead={text}
          action={
            <ButtonLink to={another.to} rank="second">
              {another.label}
            </ButtonLink>
          }
        />
      </Section>
    </>
  );
}

const headingId = 'received';
