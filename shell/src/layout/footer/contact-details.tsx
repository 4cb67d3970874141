import { company } from '@site/shared/company/company';
import { layoutContent } from '../../content/layout-content';
import styles from './contact-details.module.css';

/** The company's contact details: telephone, sales e-mail, website, office (requirements §2). */
export function ContactDetails() {
  const { phone, email, website, office } = layoutContent.footer;
  const { street, city, region, postalCode, country } = company.office;
  return (
    <dl className={styles.details}>
      <div className={styles.detail}>
        <dt>{phone}</dt>
        <dd>
          <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>
        </dd>
      </div>
      <div className={styles.detail}>
        <dt>{email}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </div>
      <div className={styles.detail}>
        <dt>{website}</dt>
        <dd>
          <a href={company.website}>{new URL(company.website).host}</a>
        </dd>
      </div>
      <div className={styles.detail}>
        <dt>{office}</dt>
        <dd>
          <address className={styles.address}>
            <span>{street},</span>{' '}
            <span>
              {city} {postalCode},
            </span>{' '}
            <span>
              {region}, {country}
            </span>
          </address>
        </dd>
      </div>
    </dl>
  );
}
