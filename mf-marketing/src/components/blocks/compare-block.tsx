import { Section } from '@site/shared/ui/section';
import { SectionHeading } from '@site/shared/ui/section-heading';
import { useId } from 'react';
import type { BlockProps } from './block-props';
import styles from './compare-block.module.css';

/** Two sides compared, the second on indigo. */
export function CompareBlock({ block, tone }: BlockProps<'compare'>) {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <SectionHeading id={id} title={block.heading} />
      <div className={styles.sides}>
        {block.sides.map(({ label, points }, index) => (
          <div key={label} className={styles.side} data-tone={index === 1 ? 'night' : undefined}>
            <h3 className={styles.label}>{label}</h3>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
