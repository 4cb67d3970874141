import { Icon } from '@site/shared/ui/icon';
import { revealed } from '@site/shared/ui/reveal';
import { icons } from '../../content/icons';
import type { OfferCard } from '../../content/parts.schema';
import styles from './offer-grid.module.css';

interface OfferGridProps {
  cards: readonly OfferCard[];
  /** Columns on wide screens. */
  columns: 2 | 3;
}

/** Cards that share their borders, with a mark where two borders cross. */
export function OfferGrid({ cards, columns }: OfferGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {cards.map(({ icon, title, description }) => (
        <li key={title} className={styles.field} {...revealed({ animation: 'fade', duration: 800 })}>
          <Icon of={icons[icon]} size={32} className={styles.icon} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
