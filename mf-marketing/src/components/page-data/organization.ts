import { company } from '@site/shared/content/company';

/** The company in the terms of schema.org, wherever a page has to name it. */
export const organization = {
  '@type': 'Organization',
  name: company.name,
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
};
