import { revealed } from '@site/shared/ui/reveal';
import { TitledSection } from '@site/shared/ui/titled-section';
import type { Industry } from '../../content/industry.schema';
import styles from './offerings.module.css';

/** The offerings for this industry, as a bulleted list (requirements §2.8). */
export function Offerings({ heading, items }: Industry['offerings']) {
  return (
    <TitledSection tone="night" title={heading}>
      <ul className={styles.offerings}>
        {items.map(({ term, text }) => (
          <li key={term} className={styles.offering} {...revealed({ duration: 1000 })}>
            <strong className={styles.term}>{term}</strong>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
