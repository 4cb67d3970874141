import type { Organization } from 'schema-dts';
import { company } from '../company/company';

/** The company for search engines, after schema.org/Organization. */
export const organization = {
  '@type': 'Organization',
  name: company.name,
  description: company.tagline,
  url: company.website,
  email: company.email,
  telephone: company.phone.dialled,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.office.street,
    addressLocality: company.office.city,
    addressRegion: company.office.region,
    postalCode: company.office.postalCode,
    addressCountry: company.office.countryCode,
  },
  // Placeholders (requirements §9.7) contain no information about the company.
  sameAs: company.social.map(({ address }) => address as string).filter((address) => address !== '#'),
} as const satisfies Organization;
