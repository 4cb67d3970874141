import { ArrowLink } from '@site/shared/ui/arrow-link';
import { Icon } from '@site/shared/ui/icon';
import { TitledSection } from '@site/shared/ui/titled-section';
import { icons } from '../../../content/icons';
import type { ProjectDetail } from '../../../content/project-details/project-detail.schema';
import styles from './more-project.module.css';

/** Three related services, and a link to all services (requirements §2.6). */
export function MoreProject({ more }: Pick<ProjectDetail, 'more'>) {
  return (
    <TitledSection
      tone="deep"
      title={more.heading}
      action={<ArrowLink to={more.link.to}>{more.link.label}</ArrowLink>}
    >
      <ul className={styles.services}>
        {more.services.map(({ icon, title, text }) => (
          <li key={title} className={styles.service}>
            <Icon of={icons[icon]} size={32} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
