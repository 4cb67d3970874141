import { company } from '@site/shared/company/company';
import styles from './brand.module.css';

/** The company's name beside its mark: nine crossings of plain weave, one thread of them marigold. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false">
        <path
          className={styles.threads}
          d="M0 6H13M23 6H36M0 30H13M23 30H36M6 11V25M30 11V25M18 0V13M18 23V36"
        />
        <path className={styles.lead} d="M11 18H25" />
      </svg>
      <span className={styles.name}>{company.name}</span>
    </span>
  );
}
