import { Icon } from '@site/shared/ui/icon';
import { revealed } from '@site/shared/ui/reveal';
import { TitledSection } from '@site/shared/ui/titled-section';
import type { About } from '../../../content/about/about.schema';
import { icons } from '../../../content/icons';
import styles from './core-values.module.css';

/** The six values, one a line. */
export function CoreValues({ heading, items }: About['values']) {
  return (
    <TitledSection tone="night" title={heading}>
      <ul className={styles.values}>
        {items.map(({ icon, title, text }) => (
          <li key={title} className={styles.value} {...revealed({ duration: 1000 })}>
            <Icon of={icons[icon]} size={32} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
