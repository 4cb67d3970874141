import { Icon } from '@site/shared/ui/icon';
import { revealed } from '@site/shared/ui/reveal';
import { TitledSection } from '@site/shared/ui/titled-section';
import type { Home } from '../../../content/home/home.schema';
import { icons } from '../../../content/icons';
import styles from './process-strip.module.css';

/** Six steps connected by a line (requirements §2, §9). On wide screens each is higher than the one before. */
export function ProcessStrip({ heading, intro, steps }: Home['process']) {
  return (
    <TitledSection id="process" tone="night" className={styles.process} title={heading} lead={intro}>
      <ol className={styles.steps}>
        {steps.map(({ id, label, icon, text }) => (
          <li key={id} className={styles.step}>
            <div className={styles.knot}>
              <Icon of={icons[icon]} size={28} />
            </div>
            <div className={styles.words} {...revealed({ animation: 'fade', duration: 1000 })}>
              <h3 className={styles.label}>
                <span className={styles.number}>{id}</span> {label}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
