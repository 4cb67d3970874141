import { revealed } from '@site/shared/ui/reveal';
import { TitledSection } from '@site/shared/ui/titled-section';
import type { BlockProps } from './block-props';
import styles from './steps-block.module.css';

/** Steps in order along a line: horizontal on wide screens, vertical on phones. */
export function StepsBlock({ block, tone }: BlockProps<'steps'>) {
  return (
    <TitledSection tone={tone} title={block.heading}>
      <ol className={styles.steps}>
        {block.steps.map(({ label, text }, index) => (
          <li key={label} className={styles.step} {...revealed({ duration: 800, delay: index * 120 })}>
            <h3>{label}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
