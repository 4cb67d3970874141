import { revealed } from '@site/shared/ui/reveal';
import { TitledSection } from '@site/shared/ui/titled-section';
import type { BlockProps } from './block-props';
import styles from './figures-block.module.css';

/** Large numbers with what they count and their sources. */
export function FiguresBlock({ block, tone }: BlockProps<'figures'>) {
  return (
    <TitledSection tone={tone} title={block.heading}>
      <ul className={styles.figures}>
        {block.figures.map(({ value, label }) => (
          <li key={label} className={styles.figure} {...revealed({ duration: 1000 })}>
            <strong className={styles.value}>{value}</strong>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{block.note}</p>
    </TitledSection>
  );
}
