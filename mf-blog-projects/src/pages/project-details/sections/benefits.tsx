import { Icon } from '@site/shared/ui/icon';
import { TitledSection } from '@site/shared/ui/titled-section';
import { icons } from '../../../content/icons';
import type { ProjectDetail } from '../../../content/project-details/project-detail.schema';
import styles from './benefits.module.css';

/** Four boxes with the benefits for the business (requirements §2.6). */
export function Benefits({ benefits }: Pick<ProjectDetail, 'benefits'>) {
  return (
    <TitledSection title={benefits.heading}>
      <ul className={styles.boxes}>
        {benefits.items.map(({ icon, title, text }) => (
          <li key={title} className={styles.box}>
            <Icon of={icons[icon]} size={32} />
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
