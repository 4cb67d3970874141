import { Section } from '@site/shared/ui/section';
import { useId } from 'react';
import type { DataService } from '../../../content/data-services/data-service.schema';
import styles from './approach.module.css';

/** How we go about it: the principle in large letters, the reasons in two columns under it. */
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
