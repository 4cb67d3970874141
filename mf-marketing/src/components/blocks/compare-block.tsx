import { TitledSection } from '@site/shared/ui/titled-section';
import type { BlockProps } from './block-props';
import styles from './compare-block.module.css';

/** Two sides compared, the second on indigo. */
export function CompareBlock({ block, tone }: BlockProps<'compare'>) {
  return (
    <TitledSection tone={tone} title={block.heading}>
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
    </TitledSection>
  );
}
