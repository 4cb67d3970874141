import { company } from '@site/shared/company/company';
import { Icon } from '@site/shared/ui/icon';
import { Phone } from '@site/shared/ui/icons';
import { layoutContent } from '../../content/layout-content';
import styles from './call-link.module.css';

interface CallLinkProps {
  /** In the bar, which is narrow on a phone, or in the menu. */
  place: 'bar' | 'menu';
  className?: string | undefined;
}

/** Make a Call: a telephone link that shows the number (requirements §2). */
export function CallLink({ place, className }: CallLinkProps) {
  return (
    <a
      href={`tel:${company.phone.dialled}`}
      className={[styles.call, className].filter(Boolean).join(' ')}
      data-place={place}
    >
      <span className={styles.icon}>
        <Icon of={Phone} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{layoutContent.header.call}</span>{' '}
        <span className={styles.number}>{company.phone.shown}</span>
      </span>
    </a>
  );
}
