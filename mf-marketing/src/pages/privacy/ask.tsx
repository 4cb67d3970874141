import { company } from '@site/shared/company/company';
import { TitledSection } from '@site/shared/ui/titled-section';
import type { Privacy } from '../../content/privacy/privacy.schema';
import styles from './ask.module.css';

/** The ways to ask about one's data. */
export function Ask({ heading, text, email, phone }: Privacy['ask']) {
  return (
    <TitledSection tone="deep" space="tight" title={heading} lead={text}>
      <p className={styles.ways}>
        <span>
          {email} <a href={`mailto:${company.email}`}>{company.email}</a>
        </span>
        <span>
          {phone} <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>
        </span>
      </p>
    </TitledSection>
  );
}
