import { company } from '@site/shared/company/company';
import { mark } from '@site/shared/company/mark';
import styles from './brand.module.css';

/** The company's mark and name. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false">
        <path className={styles.threads} d={mark.threads} />
        <path className={styles.lead} d={mark.lead} />
      </svg>
      <span className={styles.name}>{company.name}</span>
    </span>
  );
}
