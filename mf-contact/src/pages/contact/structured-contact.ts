import { company } from '@site/shared/company/company';
import { shareImagePath } from '@site/shared/site-model/share-image-path';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';
import { organization } from '@site/shared/structured-data/organization';
import { contactPage } from '../../content/contact-page';

/** The page and the office as JSON-LD. */
export const structuredContact = {
  '@type': 'ContactPage',
  '@id': company.website + contactPage.path,
  url: company.website + contactPage.path,
  name: contactPage.head.title,
  description: contactPage.head.description,
  mainEntity: {
    ...organization,
    '@type': 'LocalBusiness',
    '@id': `${company.website}/#office`,
    image: company.website + shareImagePath(contactPage.path),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phone.dialled,
      email: company.email,
    },
  },
} as const satisfies JsonLdNode;
