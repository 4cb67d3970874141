import { revealed } from '@site/shared/ui/reveal';
import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { useId } from 'react';
import type { Industry } from '../../content/industry.schema';
import styles from './offerings.module.css';

/** What we do for this industry, as a bulleted list (requirements §2.8). */
export function Offerings({ heading, items }: Industry['offerings']) {
  const id = useId();
  return (
    <Section tone="night" labelledBy={id}>
      <SectionHeading id={id} title={heading} />
      <ul className={styles.offerings}>
        {items.map(({ term, text }) => (
          <li key={term} className={styles.offering} {...revealed({ duration: 1000 })}>
            <strong className={styles.term}>{term}</strong>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
