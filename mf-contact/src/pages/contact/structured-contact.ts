import { company } from '@site/shared/content/company';
import { shareImagePath } from '@site/shared/weave/share-image-path';
import { contactPage } from '../../content/contact-page';

/** The page and the office behind it, for search engines, after schema.org. */
export const structuredContact = {
  '@type': 'ContactPage',
  '@id': company.website + contactPage.path,
  url: company.website + contactPage.path,
  name: contactPage.head.title,
  description: contactPage.head.description,
  mainEntity: {
    '@type': 'LocalBusiness',
    '@id': `${company.website}/#office`,
    name: company.name,
    description: company.tagline,
    url: company.website,
    image: company.website + shareImagePath(contactPage.path),
    telephone: company.phone.dialled,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.office.street,
      addressLocality: company.office.city,
      addressRegion: company.office.region,
      postalCode: company.office.postalCode,
      addressCountry: company.office.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phone.dialled,
      email: company.email,
    },
    sameAs: company.social.map(({ address }) => address).filter((address) => address !== '#'),
  },
};
