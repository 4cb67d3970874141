import { Section } from '@site/shared/ui/section';
import { useId } from 'react';
import type { DataService } from '../../../content/data-service.schema';
import styles from './approach.module.css';

/** The approach: a large heading, the text in two columns below it. */
export function Approach({ heading, text }: DataService['approach']) {
  const id = useId();
  return (
    <Section tone="night" labelledBy={id}>
      <h2 id={id} className={styles.principle}>
        {heading}
      </h2>
      <div className={styles.reasons}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
